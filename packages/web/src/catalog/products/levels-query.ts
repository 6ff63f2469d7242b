import { stockLevels } from '@quarterdeck/contract/catalog/stock-levels'
import { reading } from '../../kit/lib/api/queries.ts'

/** Returns the query of available, reserved and incoming pieces. */
export const stockLevelsQuery = (id: string) => reading(stockLevels.read, { ids: id })
