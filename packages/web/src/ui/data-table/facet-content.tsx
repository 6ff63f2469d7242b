import { lazy, Suspense } from 'react'
import type { Counts } from '../../lib/api/queries.ts'
import type { Facet } from './field.ts'
import type { ListState } from './use-list-state.ts'

const FacetChoices = lazy(async () => ({ default: (await import('./facet-choices.tsx')).FacetChoices }))
const DaysFilter = lazy(async () => ({ default: (await import('./days-filter.tsx')).DaysFilter }))

export interface FacetProps {
  readonly facet: Facet
  readonly state: ListState
  readonly counts: Counts | undefined
}

/** What a filter offers, in its dropdown or in the sheet of all filters. */
export const FacetContent = ({ facet, state, counts }: FacetProps) => (
  <Suspense>
    {facet.kind === 'days' ? (
      <DaysFilter facet={facet} state={state} />
    ) : (
      <FacetChoices facet={facet} state={state} counts={counts} />
    )}
  </Suspense>
)
