export { LazyVariantChoice } from './variants/lazy-variant-choice.tsx'
