import { lazy, Suspense } from 'react'
import type { Counts } from '../../lib/api/queries.ts'
import type { Facet } from './field.ts'
import type { ListState } from './use-list-state.ts'

const loadChoices = () => import('./facet-choices.tsx')
const loadDays = () => import('./days-filter.tsx')
const FacetChoices = lazy(async () => ({ default: (await loadChoices()).FacetChoices }))
const DaysFilter = lazy(async () => ({ default: (await loadDays()).DaysFilter }))

/** Brings what a filter offers, for when it is opened. */
export const bringFacet = (facet: Facet): void =>
  void (facet.kind === 'days' ? loadDays() : loadChoices()).catch(() => {
    // Opening it tries again, and says so where it fails.
  })

interface Props {
  readonly facet: Facet
  readonly state: ListState
  readonly counts: Counts | undefined
}

/** What a filter offers, in its dropdown or in the sheet of all filters. */
export const FacetContent = ({ facet, state, counts }: Props) => (
  <Suspense>
    {facet.kind === 'days' ? (
      <DaysFilter facet={facet} state={state} />
    ) : (
      <FacetChoices facet={facet} state={state} counts={counts} />
    )}
  </Suspense>
)
