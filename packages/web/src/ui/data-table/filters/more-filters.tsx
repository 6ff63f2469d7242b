import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { LazyPopup } from '../../popup/lazy-popup.tsx'
import { ToolButton } from '../../tool-button.tsx'
import classes from '../data-table.module.css'
import type { FiltersProps } from './filters-button.tsx'

const load = async () => (await import('./more-popup.tsx')).MorePopup

export interface MoreProps extends FiltersProps {
  /** The usual ones too: alternatives are made of all. */
  readonly all: FiltersProps['facets']
}

/** The filters that are needed rarely. */
export const MoreFilters = (props: MoreProps) => {
  const { table: m } = useMessages(commonMessages)
  const target = (
    <ToolButton
      variant="subtle"
      className={classes.more}
      before={<IconPlus size={14} aria-hidden />}
      data-view="more-filters"
    >
      {m.moreFilters}
    </ToolButton>
  )
  return <LazyPopup kind="dialog" target={target} load={load} props={props} />
}
