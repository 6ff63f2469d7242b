import { products } from '@quarterdeck/contract/catalog/products'
import { reading } from '../../lib/api/queries.ts'

export const productRecord = (id: string) => reading(products.read, { id })
