import { lazy, Suspense } from 'react'
import type { VariantChoiceProps } from './variant-choice.tsx'

const VariantChoice = lazy(async () => ({ default: (await import('./variant-choice.tsx')).VariantChoice }))

/** Loads the variant picker on first use, for screens that rarely need it. */
export const LazyVariantChoice = (props: VariantChoiceProps) => (
  <Suspense>
    <VariantChoice {...props} />
  </Suspense>
)
