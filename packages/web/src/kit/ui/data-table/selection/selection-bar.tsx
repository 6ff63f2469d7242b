import { ActionIcon, Button } from '@mantine/core'
import type { ExportFormat } from '@quarterdeck/contract/system/exports'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { restoreFocus } from '../../heading-focus.ts'
import { LazyPopup } from '../../popup/lazy-popup.tsx'
import type { ActionTarget, RowAction } from '../field.ts'
import { tableMessages } from '../messages/index.ts'
import { countSelected, selectionOf } from './selection.ts'
import classes from './selection-bar.module.css'
import type { SelectionState } from './use-selection.ts'

interface Props<Row> {
  readonly selection: SelectionState<Row>
  readonly actions: readonly RowAction<Row>[]
  /** Query string of the list without page and order. */
  readonly query: string
  readonly total: number
  readonly totalIsExact: boolean
  /** True if all visible rows are selected, so that selecting all matches is offered. */
  readonly offersAll: boolean
}

const loadFormats = async () => (await import('../export/formats-menu.tsx')).FormatsMenu

interface ActionProps<Row> {
  readonly action: RowAction<Row>
  readonly chosen: ActionTarget<Row>
  readonly clear: () => void
}

const BarAction = <Row,>({ action, chosen, clear }: ActionProps<Row>) => {
  const { label, icon, formats, danger, asks, perform } = action
  const run = (format?: ExportFormat) => {
    perform(chosen, clear, format)
    if (!asks) clear()
  }
  const button = (
    <Button
      variant="subtle"
      {...(danger && { color: 'red' })}
      leftSection={icon}
      // Where a menu asks for the format, the button does nothing but open it.
      {...(!formats && { onClick: () => run() })}
    >
      {label}
    </Button>
  )
  return formats ? (
    <LazyPopup kind="menu" target={button} load={loadFormats} props={{ label, formats, onChoose: run }} />
  ) : (
    button
  )
}

/**
 * Shows the number of selected records and their actions. It floats above the list, so that nothing moves when it
 * appears.
 */
export const SelectionBar = <Row,>({ selection, actions, query, total, totalIsExact, offersAll }: Props<Row>) => {
  const { selection: m } = useMessages(tableMessages)
  const { marks, clear } = selection
  useEffect(() => () => restoreFocus(), [])
  const count = countSelected(marks, total)
  const isExact = marks.kind === 'some' || totalIsExact
  const chosen: ActionTarget<Row> = {
    selection: selectionOf(marks, query),
    rows: marks.kind === 'some' ? [...marks.rows.values()] : [],
    count,
    isExact,
  }
  const words =
    marks.kind === 'some'
      ? m.some(count)
      : marks.except.size === 0
        ? m.all(count, isExact)
        : m.allBut(count, marks.except.size, isExact)
  return (
    <section className={classes.bar} aria-label={words}>
      <span className={classes.count} role="status">
        {words}
      </span>
      {offersAll && marks.kind === 'some' && total > count && (
        <Button variant="subtle" onClick={selection.markAll}>
          {m.offerAll(total, totalIsExact)}
        </Button>
      )}
      {actions.map((action) => (
        <BarAction key={action.label} action={action} chosen={chosen} clear={clear} />
      ))}
      <ActionIcon aria-label={m.clear} onClick={clear}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </section>
  )
}
