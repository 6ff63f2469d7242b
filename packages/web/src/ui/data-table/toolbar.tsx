import type { ListQuery } from '@quarterdeck/contract/core/list'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Counts } from '../../lib/list-page.ts'
import { LazyPopup } from '../popup/lazy-popup.tsx'
import { ToolButton } from '../tool-button.tsx'
import classes from './data-table.module.css'
import type { Facet, Field } from './field.ts'
import type { FacetProps } from './filters/facet-content.tsx'
import chipClasses from './filters/filters.module.css'
import { FiltersButton } from './filters/filters-button.tsx'
import { MoreFilters } from './filters/more-filters.tsx'
import { SearchField } from './filters/search-field.tsx'
import { useFilterLine } from './filters/use-filter-line.tsx'
import type { ListState } from './use-list-state.ts'

const load = async () => (await import('./filters/facet-popup.tsx')).FacetPopup

/** Filters a list by one field. */
const FacetButton = (props: FacetProps) => {
  const { facet, state } = props
  const isActive = state.request.where.some(({ field }) => field === facet.field)
  const target = (
    <ToolButton
      variant="default"
      className={classes.facet}
      data-view={facet.field}
      data-active={isActive || undefined}
      after={<IconChevronDown size={14} aria-hidden />}
    >
      {facet.label}
    </ToolButton>
  )
  return <LazyPopup kind="dialog" target={target} load={load} props={props} />
}

const Chips = lazy(async () => ({ default: (await import('./filters/chips.tsx')).Chips }))

/** How a list's counts are asked for. */
export type CountsOf = (query: Pick<ListQuery, 'q' | 'where'>) => Counts

interface Props {
  readonly state: ListState
  readonly searchLabel: string
  readonly facets: readonly Facet[]
  readonly fields: readonly Pick<Field<never>, 'name' | 'label'>[]
  readonly countsOf: CountsOf | undefined
  readonly isPhone: boolean
  /** What else can be done with the list as it is. */
  readonly tools: ReactNode
}

/** Search and filters of a list. */
export const Toolbar = ({ state, searchLabel, facets, fields, countsOf, isPhone, tools }: Props) => {
  const counts = countsOf?.(state.request)
  const line = useFilterLine({ state, facets, counts })
  const usual = facets.filter((facet) => !facet.rare)
  const rare = facets.filter((facet) => facet.rare)
  return (
    <search className={classes.search}>
      <div className={classes.toolbar}>
        <SearchField
          value={state.request.q ?? ''}
          label={searchLabel}
          resets={state.resets}
          onType={state.type}
          onCommit={state.commit}
          onTakeOver={line.takeOver}
        />
        {isPhone && facets.length > 0 && <FiltersButton facets={facets} state={state} counts={counts} />}
        {!isPhone &&
          usual.map((facet) => <FacetButton key={facet.field} facet={facet} state={state} counts={counts} />)}
        {!isPhone && rare.length > 0 && <MoreFilters facets={rare} all={facets} state={state} counts={counts} />}
        {!isPhone && line.button}
        {tools && <div className={classes.tools}>{tools}</div>}
      </div>
      {line.line}
      {state.where.length > 0 && (
        <div className={chipClasses.place}>
          <Suspense>
            <Chips state={state} facets={facets} fields={fields} />
          </Suspense>
        </div>
      )}
    </search>
  )
}
