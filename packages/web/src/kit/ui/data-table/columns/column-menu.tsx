import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { LazyPopup } from '../../popup/lazy-popup.tsx'
import classes from '../data-table.module.css'
import type { Side } from './arrange.ts'
import type { ColumnTools } from './column-tools.ts'
import type { Sorting } from './use-sorting.ts'

const load = async () => (await import('./column-popup.tsx')).ColumnPopup

export interface ColumnMenuProps {
  readonly name: string
  readonly label: string
  readonly side: Side | undefined
  /** Sorting of the list; absent if it cannot be sorted by this column. */
  readonly sorting: Sorting | undefined
  readonly tools: ColumnTools
  readonly returnFocus: boolean
  readonly onResize: () => void
}

/** Renders the menu of a column, with alternatives to Shift-click and dragging. */
export const ColumnMenu = (props: ColumnMenuProps) => {
  const { table: m } = useMessages(commonMessages)
  const target = (
    <button type="button" className={classes.menu} aria-label={m.columnMenu(props.label)}>
      <IconDotsVertical size={14} aria-hidden />
    </button>
  )
  return <LazyPopup kind="menu" target={target} load={load} props={props} />
}
