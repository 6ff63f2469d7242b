export { ProductDetails, ProductName } from './details.tsx'
export { useProductHistory } from './history.ts'
export { useProductFacet } from './use-product-facet.ts'
export { LazyVariantChoice } from './variants/lazy-variant-choice.tsx'
