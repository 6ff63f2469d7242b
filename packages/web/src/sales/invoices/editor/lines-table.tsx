import { VisuallyHidden } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { productRecord } from '../../../catalog/reference/index.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { isComposing } from '../../../kit/lib/is-composing.ts'
import { parseCells } from '../../../kit/lib/parse-cells.ts'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { formMessages } from '../../../kit/ui/form/messages/index.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { useDragSorting } from '../../../kit/ui/use-drag-sorting.ts'
import { invoiceMessages } from '../messages/index.ts'
import classes from './editor.module.css'
import type { InvoiceInput, Line } from './invoice-input.ts'
import { type LastPaid, lastPrices, latest, latestInvoicesOf, pricesOf, ratesIn } from './last-prices.ts'
import { type LineProblems, LineRow } from './line-row.tsx'
import { linesOf, undiscountedAt } from './lines.ts'
import type { Chosen } from './title-cell.tsx'
import { useLines } from './use-lines.ts'
import { useDependentChange } from './use-steps.ts'

const none: ReadonlyMap<string, LastPaid> = new Map()

/**
 * Returns prices that this customer paid per product, and tax rates used before.
 * @param but id of this invoice, which is ignored
 */
const usePast = (but: string | undefined) => {
  const customerId = useWatch<InvoiceInput, 'customerId'>({ name: 'customerId' })
  const ofCustomer = { enabled: customerId !== '', placeholderData: undefined }
  const past = useQuery({ ...latestInvoicesOf(customerId), ...ofCustomer }).data?.rows ?? []
  const prices = useQuery({ ...pricesOf(customerId, but), ...ofCustomer }).data
  const all = useQuery(latest).data?.rows ?? []
  return { paid: prices ? lastPrices(prices) : none, rates: ratesIn([...past, ...all]) }
}

const nameOf = (place: number, field: string) => `products.${place}.${field}`

/** Returns line index and field of an input: `products.3.price`. */
const placeOf = (target: EventTarget): readonly [place: number, field: string] | undefined => {
  if (!(target instanceof HTMLInputElement)) return undefined
  const [list, place, field = ''] = target.name.split('.')
  return list === 'products' ? [Number(place), field] : undefined
}

const lineAt = (target: EventTarget): number | undefined => {
  const grip = target instanceof Element ? target.closest('[data-grip]') : null
  const place = grip?.closest('tr')?.dataset.line
  return place === undefined ? undefined : Number(place)
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** Returns the errors of each line, by field. */
const useLineProblems = () => {
  const errors = useFormState<InvoiceInput>({ name: 'products' }).errors.products
  const problemsAt = (place: number): LineProblems | undefined => {
    const found = errors?.[place]
    return (
      found &&
      Object.fromEntries(Object.entries(found).map(([name, error]) => [name, (error as { message?: string }).message]))
    )
  }
  return { problemsAt, problem: errors?.root?.message ?? errors?.message }
}

const LinesHead = () => {
  const { lines: m } = useMessages(invoiceMessages).editor
  return (
    <thead>
      <tr>
        <td />
        <th scope="col">{m.title}</th>
        <th scope="col" data-end>
          {m.quantity}
        </th>
        <th scope="col">{m.unit}</th>
        <th scope="col" data-end>
          {m.price}
        </th>
        <th scope="col" data-end>
          {m.discount}
        </th>
        <th scope="col" data-end>
          {m.tax}
        </th>
        <th scope="col" data-end>
          {m.amount}
        </th>
        <td />
      </tr>
    </thead>
  )
}

interface Moving {
  /** Moves a line, unless that is not possible. */
  readonly put: (from: number, to: number) => void
  readonly focus: (place: number, field: string) => void
}

/** Returns the handler of keys that go to another line, or take the line along. */
const useLineKeys = (count: number, { put, focus }: Moving) => {
  const readOnly = useReadOnly()
  return (event: KeyboardEvent) => {
    const at = placeOf(event.target)
    const step = steps[event.key]
    if (!at || step === undefined || event.ctrlKey || event.metaKey || isComposing(event)) return
    const [place, field] = at
    event.preventDefault()
    if (event.altKey && event.key !== 'Enter') {
      if (!readOnly) put(place, place + step)
    } else if (event.key === 'Enter' && place >= count - 1) focus(count, 'title')
    else focus(place + step, field)
  }
}

/** Changes of lines, each of which is announced or moves the focus. */
const useLineChanges = (
  { rows, change, insert, move, remove }: ReturnType<typeof useLines>,
  body: RefObject<HTMLTableSectionElement | null>,
) => {
  const { lines: m } = useMessages(invoiceMessages).editor
  const { rows: sorted } = useMessages(formMessages)
  const formats = useFormats()
  const readOnly = useReadOnly()
  const queries = useQueryClient()
  const { getValues } = useFormContext<InvoiceInput>()
  const follow = useDependentChange()
  const [said, setSaid] = useState('')

  const focus = (place: number, field: string) =>
    body.current?.querySelector<HTMLInputElement>(`input[name="${nameOf(place, field)}"]`)?.focus()
  const titleAt = (place: number) => getValues('products')[place]?.title || m.lineName(place + 1)
  const put = (from: number, to: number) => {
    const count = getValues('products').length
    if (to < 0 || to >= count || from >= count) return
    const title = titleAt(from)
    const { activeElement } = document
    flushSync(() => move(from, to))
    // What is put in another place lets go of the focus.
    if (activeElement instanceof HTMLElement) activeElement.focus()
    setSaid(sorted.moved(title, to + 1, count))
  }
  const choose = async (place: number, { id, title, price, unit }: Chosen) => {
    flushSync(() => change(place, { id, title, price, unit, discount: 0 }))
    focus(place, 'quantity')
    try {
      const { discount } = await queries.ensureQueryData(productRecord(String(id)))
      const at = undiscountedAt(getValues('products'), place, id)
      if (discount > 0 && at !== undefined) follow(() => change(at, { discount }))
    } catch {
      // It stays without: whoever writes the invoice sees the price.
    }
  }
  const drop = (place: number) => {
    const title = titleAt(place)
    flushSync(() => remove(place))
    setSaid(sorted.removed(title))
    focus(place, 'title')
  }
  const onPaste = (event: ClipboardEvent) => {
    const at = placeOf(event.target)
    const block = parseCells(event.clipboardData.getData('text/plain'))
    if (!at || readOnly || (block.length < 2 && (block[0]?.length ?? 0) < 2)) return
    event.preventDefault()
    const [place] = at
    const read = linesOf(block, formats, rows[place]?.taxRate ?? null)
    flushSync(() => insert(place, read.lines))
    setSaid(m.pasted(read.lines.length, read.unread))
    focus(place + read.lines.length, 'title')
  }
  return { said, focus, put, choose, drop, onPaste }
}

/** Edits the lines of an invoice by typing, product search, pasting, and sorting by dragging or keys. */
export const LinesTable = ({ invoice }: { readonly invoice: string | undefined }) => {
  const common = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const all = useLines()
  const { lines, rows, keys, ref, change } = all
  const { paid, rates } = usePast(invoice)
  const { problemsAt, problem } = useLineProblems()
  const body = useRef<HTMLTableSectionElement>(null)
  const { said, focus, put, choose, drop, onPaste } = useLineChanges(all, body)
  const onKeyDown = useLineKeys(lines.length, { put, focus })
  const sorting = useDragSorting(body, lines.length, put)
  const grip = sorting.handle(sorting.dragged ?? 0)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const place = lineAt(event.target)
    if (place !== undefined) sorting.handle(place).onPointerDown(event)
  }
  return (
    <div>
      <table className={classes.lines} onKeyDown={onKeyDown} onPaste={onPaste}>
        <LinesHead />
        <tbody
          ref={body}
          data-dragging={sorting.dragged !== undefined || undefined}
          onPointerDown={onPointerDown}
          onPointerMove={grip.onPointerMove}
          onPointerUp={grip.onPointerUp}
          onPointerCancel={grip.onPointerCancel}
          onLostPointerCapture={grip.onLostPointerCapture}
        >
          {(readOnly ? lines : rows).map((line: Line, place) => (
            <LineRow
              key={keys[place]}
              line={line}
              place={place}
              count={lines.length}
              problems={problemsAt(place)}
              paid={paid}
              rates={rates}
              isDragged={place === sorting.dragged}
              style={sorting.styleOf(place)}
              onChange={change}
              onProduct={choose}
              onText={(place) => focus(place, 'quantity')}
              onMove={put}
              onRemove={drop}
            />
          ))}
        </tbody>
      </table>
      {problem && (
        <p ref={ref} className={classes.problem} tabIndex={-1}>
          {wordsOf(common, problem)}
        </p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
