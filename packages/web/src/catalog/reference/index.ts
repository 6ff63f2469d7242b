import { products } from '@quarterdeck/contract/catalog/products'
import { reading } from '../../kit/lib/api/queries.ts'

/** Returns the query of a product, shared with other features. */
export const productRecord = (id: string) => reading(products.read, { id })
