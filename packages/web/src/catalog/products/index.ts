export { productMessages } from './messages/index.ts'
export { LazyVariantChoice } from './variants/lazy-variant-choice.tsx'
