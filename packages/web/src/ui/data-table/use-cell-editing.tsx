import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { reportProblem } from '../report-problem.ts'
import { matchesStep } from '../shortcuts/match.ts'
import { registry } from '../shortcuts/registry.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import type { After, CellEditorProps } from './editing.ts'
import type { ViewProps } from './view.ts'

/** A cell: its record and its field. */
interface Spot {
  readonly id: string
  readonly field: string
}

/** How wide the pencil at the end of a cell is; the style sheet says the same. */
const pencil = 30

const isEditKey = (event: KeyboardEvent) =>
  event.key === 'F2' || (registry.singleKeys() && matchesStep(['e'], event.nativeEvent))

const isOnPencil = (event: MouseEvent) =>
  event.target instanceof HTMLTableCellElement &&
  event.target.ariaReadOnly === 'false' &&
  event.clientX > event.target.getBoundingClientRect().right - pencil

/** Editing in place: which cell is being edited, and by what. */
export const useCellEditing = <Row extends object>(
  { editing, rows, columns, ticks, idOf, nameOf }: ViewProps<Row>,
  table: RefObject<HTMLTableElement | null>,
) => {
  const m = useMessages(commonMessages)
  const [spot, setSpot] = useState<Spot>()
  const [Editor, setEditor] = useState<ComponentType<CellEditorProps<Row>>>()
  const left = useRef<Spot>(undefined)
  const before = Number(ticks !== undefined)
  const editable = columns.filter(({ field }) => field.editable).map(({ field }) => field.name)
  useShortcut('editCell', undefined, { enabled: editing !== undefined })

  const start = async (next: Spot) => {
    try {
      const component = Editor ?? (await editing?.load())
      setEditor(() => component)
      setSpot(next)
    } catch (error) {
      reportProblem(m, error)
    }
  }
  const neighbour = ({ id, field }: Spot, by: -1 | 1): Spot | undefined => {
    const at = rows.findIndex((row) => row && idOf(row) === id)
    const place = at * editable.length + editable.indexOf(field) + by
    const row = rows[Math.floor(place / editable.length)]
    const { [place % editable.length]: name } = editable
    return row && name ? { id: idOf(row), field: name } : undefined
  }
  const done = (from: Spot) => (after: After) => {
    const next = after === 'next' || after === 'previous' ? neighbour(from, after === 'next' ? 1 : -1) : undefined
    left.current = after === 'leave' ? undefined : from
    setSpot(next)
  }
  // The cell takes the focus back from what stood in it.
  useLayoutEffect(() => {
    const { current: from } = left
    if (spot || !from) return
    left.current = undefined
    const row = table.current?.querySelector(`tr[data-row="${CSS.escape(from.id)}"]`)
    const cell = row?.children[columns.findIndex(({ field }) => field.name === from.field) + before]
    const stop = cell?.querySelector<HTMLElement>('a') ?? cell
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true })
  }, [spot, columns, before, table])

  /** The row and the cell of an event. */
  const meant = ({ target }: KeyboardEvent | MouseEvent) => {
    const cell = target instanceof Element ? target.closest('td') : null
    const id = cell?.parentElement?.dataset.row
    const row = rows.find((each) => each && idOf(each) === id)
    return cell && row && { row, id: idOf(row), field: columns[cell.cellIndex - before]?.field }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!editing || event.defaultPrevented || !isEditKey(event)) return
    const found = meant(event)
    if (!found) return
    event.preventDefault()
    const { row, id, field } = found
    if (field?.editable) void start({ id, field: field.name })
    else editing.openForm(row)
  }
  const onClickCapture = (event: MouseEvent) => {
    if (!editing || !isOnPencil(event)) return
    const found = meant(event)
    if (!found?.field) return
    event.stopPropagation()
    void start({ id: found.id, field: found.field.name })
  }
  /** What stands in a row in the place of a cell. */
  const editorIn = (row: Row): { readonly field: string; readonly node: ReactNode } | undefined => {
    if (!Editor || spot?.id !== idOf(row)) return undefined
    const { field } = spot
    const node = <Editor key={field} row={row} name={nameOf(row)} field={field} onDone={done(spot)} />
    return { field, node }
  }
  return { onKeyDown, onClickCapture, editorIn }
}
