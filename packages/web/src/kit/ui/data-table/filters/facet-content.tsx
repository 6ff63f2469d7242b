import { lazy, Suspense } from 'react'
import type { Counts } from '../../../lib/list-page.ts'
import { type Facet, isChoice } from '../field.ts'
import type { ListState } from '../use-list-state.ts'

const FacetChoices = lazy(async () => ({ default: (await import('./facet-choices.tsx')).FacetChoices }))
const DaysFilter = lazy(async () => ({ default: (await import('./days-filter.tsx')).DaysFilter }))

const RangeFilter = lazy(async () => ({ default: (await import('./range-filter.tsx')).RangeFilter }))
const TextFilter = lazy(async () => ({ default: (await import('./text-filter.tsx')).TextFilter }))

export interface FacetProps {
  readonly facet: Facet
  readonly state: ListState
  readonly counts: Counts | undefined
}

/** Renders the input of a filter, in its dropdown or in the sheet of all filters. */
export const FacetContent = ({ facet, state, counts }: FacetProps) => (
  <Suspense>
    {isChoice(facet) ? (
      <FacetChoices facet={facet} state={state} counts={counts} />
    ) : facet.kind === 'days' ? (
      <DaysFilter facet={facet} state={state} />
    ) : facet.kind === 'text' ? (
      <TextFilter facet={facet} state={state} />
    ) : (
      <RangeFilter facet={facet} state={state} />
    )}
  </Suspense>
)
