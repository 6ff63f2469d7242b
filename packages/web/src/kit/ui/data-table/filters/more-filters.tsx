import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { LazyPopup } from '../../popup/lazy-popup.tsx'
import { ToolButton } from '../../tool-button.tsx'
import classes from '../data-table.module.css'
import type { FiltersProps } from './filters-button.tsx'

const load = async () => (await import('./more-popup.tsx')).MorePopup

export interface MoreProps extends FiltersProps {
  /** Includes the main filters, since alternatives can use any. */
  readonly all: FiltersProps['facets']
  /** True if no filter has a button of its own. */
  readonly holdsAll: boolean
}

/** Renders the button for rare or hidden filters, with the number of active ones. */
export const MoreFilters = (props: MoreProps) => {
  const { table: m } = useMessages(commonMessages)
  const fields = new Set(props.state.where.map(({ field }) => field))
  const own = props.all.filter(({ field }) => !props.facets.some((facet) => facet.field === field))
  const active = [...fields].filter((field) => !own.some((facet) => facet.field === field)).length
  const target = (
    <ToolButton
      variant={props.holdsAll ? 'default' : 'subtle'}
      className={classes.more}
      before={props.holdsAll ? <IconFilter size={16} stroke={1.75} aria-hidden /> : <IconPlus size={14} aria-hidden />}
      data-view="more-filters"
      data-active={active > 0 || undefined}
    >
      {props.holdsAll ? m.filters : m.moreFilters}
      <span className={classes.moreCount}>{active > 0 && ` (${active})`}</span>
    </ToolButton>
  )
  return <LazyPopup kind="dialog" target={target} load={load} props={props} />
}
