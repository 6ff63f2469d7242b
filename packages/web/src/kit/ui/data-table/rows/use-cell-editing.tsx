import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { reportProblem } from '../../report-problem.ts'
import { matchesStep } from '../../shortcuts/match.ts'
import { singleKeys } from '../../shortcuts/registry.ts'
import { useShortcut } from '../../shortcuts/use-shortcut.ts'
import type { After, CellEditorProps, Editing, PasteProps, RefusedCells } from '../editing.ts'
import type { ViewProps } from '../view.ts'

/** A cell, by record and field. */
interface Spot {
  readonly id: string
  readonly field: string
}

interface Pasted<Row> extends Awaited<ReturnType<NonNullable<Editing<Row>['loadPaste']>>> {
  readonly given: Omit<PasteProps<Row>, 'onDone' | 'idOf'> | undefined
}

const steps: Readonly<Partial<Record<After, number>>> = { next: 1, previous: -1, above: -1, below: 1 }

/** Width of the pencil icon of a cell; the style sheet has the same. */
const pencil = 30

const isEditKey = (event: KeyboardEvent) =>
  event.key === 'F2' || (singleKeys.get() && matchesStep(['e'], event.nativeEvent))

const isOnPencil = (event: MouseEvent) =>
  event.target instanceof HTMLTableCellElement &&
  event.target.ariaReadOnly === 'false' &&
  event.clientX > event.target.getBoundingClientRect().right - pencil

/** Returns the state of in-place editing: the cell and its editor. */
export const useCellEditing = <Row extends object>(
  { editing, rows, columns, ticks, idOf, nameOf }: ViewProps<Row>,
  table: RefObject<HTMLTableElement | null>,
) => {
  const m = useMessages(commonMessages)
  const [spot, setSpot] = useState<Spot>()
  const [Editor, setEditor] = useState<ComponentType<CellEditorProps<Row>>>()
  const [pasted, setPasted] = useState<Pasted<Row>>()
  const [refused, setRefused] = useState<RefusedCells>({})
  const left = useRef<Spot>(undefined)
  const before = Number(ticks !== undefined)
  const editable = columns.map(({ field }) => field).filter((field) => field.editable)
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
  const neighbour = ({ id, field }: Spot, by: number): Spot | undefined => {
    const at = rows.findIndex((row) => row && idOf(row) === id)
    const place = at * editable.length + editable.findIndex(({ name }) => name === field) + by
    const row = rows[Math.floor(place / editable.length)]
    const { [place % editable.length]: found } = editable
    if (!row || !found) return undefined
    const next = { id: idOf(row), field: found.name }
    return found.follows?.(row) ? neighbour(next, by) : next
  }
  const done = (from: Spot) => (after: After) => {
    const by = steps[after]
    const next =
      by === undefined ? undefined : neighbour(from, after === 'above' || after === 'below' ? by * editable.length : by)
    setRefused(({ [from.id]: { [from.field]: _, ...rest } = {}, ...others }) => ({ ...others, [from.id]: rest }))
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

  /** Returns the row and cell of an event. */
  const meant = ({ target }: { readonly target: EventTarget | null }) => {
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
    if (field?.editable && !field.follows?.(row)) void start({ id, field: field.name })
    else editing.openForm?.(row)
  }
  const onClickCapture = (event: MouseEvent) => {
    if (!editing || !isOnPencil(event)) return
    const found = meant(event)
    if (!found?.field) return
    event.stopPropagation()
    void start({ id: found.id, field: found.field.name })
  }
  // A browser tells the document of what is pasted where nothing can be written, whatever has the focus.
  const onPaste = useEffectEvent(async (event: ClipboardEvent) => {
    const { activeElement } = document
    const found =
      table.current?.contains(activeElement) && !activeElement?.matches('input')
        ? meant({ target: activeElement })
        : undefined
    const text = event.clipboardData?.getData('text/plain')
    if (!editing?.loadPaste || !found?.field || !text) return
    event.preventDefault()
    const { id, field } = found
    const to = {
      text,
      rows: rows.slice(rows.findIndex((row) => row && idOf(row) === id)),
      fields: columns.slice(columns.findIndex((column) => column.field === field)).map((column) => column.field),
    }
    try {
      setPasted({ ...(await editing.loadPaste()), given: to })
    } catch (error) {
      reportProblem(m, error)
    }
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => void onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  const paste = pasted?.given && (
    <pasted.Paste
      {...pasted.given}
      idOf={idOf}
      onDone={(cells) => {
        setPasted({ ...pasted, given: undefined })
        setRefused(cells)
      }}
    />
  )
  /** Returns the replacements of cells in a row: the editor and rejected values. */
  const insteadIn = (row: Row): Readonly<Record<string, ReactNode>> | undefined => {
    const id = idOf(row)
    const kept = refused[id] ?? {}
    const isEdited = Editor && spot?.id === id
    if (!isEdited && Object.keys(kept).length === 0) return undefined
    const marks = Object.entries(kept).map(([name, cell]) => [name, pasted && <pasted.Refused key={name} {...cell} />])
    if (!isEdited) return Object.fromEntries(marks)
    const { field } = spot
    const node = (
      <Editor key={field} row={row} name={nameOf(row)} field={field} refused={kept[field]} onDone={done(spot)} />
    )
    return { ...Object.fromEntries(marks), [field]: node }
  }
  return { onKeyDown, onClickCapture, insteadIn, paste }
}
