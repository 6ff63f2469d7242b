import { products } from '@quarterdeck/contract/catalog/products'
import { reading } from '../../lib/api/queries.ts'

/** One product, as other features ask for it too. */
export const productRecord = (id: string) => reading(products.read, { id })
