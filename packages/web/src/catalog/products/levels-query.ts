import { stockLevels } from '@quarterdeck/contract/catalog/stock-levels'
import { reading } from '../../lib/api/queries.ts'

/** What of a product is available, reserved and expected. */
export const levelsOf = (id: string) => reading(stockLevels.read, { ids: id })
