export { ProductDetails, ProductName } from './details.tsx'
export { useProductHistory } from './history.ts'
export { productRecord } from './product-query.ts'
