import { lazy, Suspense } from 'react'
import type { VariantChoiceProps } from './variant-choice.tsx'

const VariantChoice = lazy(async () => ({ default: (await import('./variant-choice.tsx')).VariantChoice }))

/** Which variant of a product is meant, for screens that seldom ask. */
export const LazyVariantChoice = (props: VariantChoiceProps) => (
  <Suspense>
    <VariantChoice {...props} />
  </Suspense>
)
