import type { ListQuery } from '@quarterdeck/contract/kit/list'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Counts } from '../../lib/list-page.ts'
import { commonMessages } from '../messages/index.ts'
import { LazyPopup } from '../popup/lazy-popup.tsx'
import { ToolButton } from '../tool-button.tsx'
import classes from './data-table.module.css'
import type { Facet } from './field.ts'
import type { FacetProps } from './filters/facet-content.tsx'
import { FiltersButton } from './filters/filters-button.tsx'
import { MoreFilters } from './filters/more-filters.tsx'
import { SearchField } from './filters/search-field.tsx'
import { fitToolbar } from './fit-toolbar.ts'
import type { ListState } from './use-list-state.ts'

const load = async () => (await import('./filters/facet-popup.tsx')).FacetPopup

/** Renders the button of a filter. */
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

/** Returns the query of a list's facet counts. */
export type CountsOf = (query: Pick<ListQuery, 'q' | 'where'>) => Counts

interface Props {
  readonly state: ListState
  readonly searchLabel: string
  readonly facets: readonly Facet[]
  readonly countsOf: CountsOf | undefined
  readonly isPhone: boolean
  /** Available width in pixels; 0 while unknown. */
  readonly room: number
  /** Further tools of the list. */
  readonly tools: ReactNode
  /** Labels of tools that have some, and the width of the others in pixels. */
  readonly toolWords: readonly string[]
  readonly otherTools: number
}

/** Renders search and filters in one line; filters that don't fit are behind *More filters*. */
export const Toolbar = (props: Props) => {
  const { state, searchLabel, facets, countsOf, isPhone, room, tools, toolWords, otherTools } = props
  const { table: m } = useMessages(commonMessages)
  const counts = countsOf?.(state.request)
  const usual = facets.filter((facet) => !facet.rare)
  const rare = facets.filter((facet) => facet.rare)
  const fit = fitToolbar(room, {
    facets: usual.map(({ label }) => label),
    more: m.moreFilters,
    hasMore: rare.length > 0,
    tools: toolWords,
    others: otherTools,
  })
  const held = [...usual.slice(fit.facets), ...rare]
  const hasOwn = isPhone ? [] : usual.slice(0, fit.facets)
  return (
    <search className={classes.toolbar} data-words={(fit.hasWords && !isPhone) || undefined}>
      <SearchField state={state} label={searchLabel} facets={facets} counts={counts} />
      {isPhone && facets.length > 0 && <FiltersButton facets={facets} state={state} counts={counts} />}
      {hasOwn.map((facet) => (
        <FacetButton key={facet.field} facet={facet} state={state} counts={counts} />
      ))}
      {!isPhone && held.length > 0 && (
        <MoreFilters facets={held} all={facets} holdsAll={fit.facets === 0} state={state} counts={counts} />
      )}
      {tools && <div className={classes.tools}>{tools}</div>}
    </search>
  )
}
