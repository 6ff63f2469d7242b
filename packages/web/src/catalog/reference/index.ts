export { productRecord } from './product-query.ts'
export { useProductFacet } from './use-product-facet.ts'
