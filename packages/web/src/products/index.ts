export { useProductFacet } from './use-product-facet.ts'
export { LazyVariantChoice } from './variants/lazy-variant-choice.tsx'
