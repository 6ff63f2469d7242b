import { VisuallyHidden } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { productRecord } from '../../../catalog/reference/index.ts'
import { readBlock } from '../../../lib/block.ts'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { isComposing } from '../../../lib/is-composing.ts'
import { wordsOf } from '../../../ui/form/field-problem.ts'
import { useReadOnly } from '../../../ui/form/form-mode.ts'
import { formMessages } from '../../../ui/form/messages/index.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { useSorting } from '../../../ui/use-sorting.ts'
import { invoiceMessages } from '../messages/index.ts'
import classes from './editor.module.css'
import type { InvoiceInput, Line } from './invoice-input.ts'
import { type LineProblems, LineRow } from './line-row.tsx'
import { linesOf, undiscountedAt } from './lines.ts'
import { lastPrices, latest, type Paid, pastOf, pricesOf, ratesIn } from './past.ts'
import type { Chosen } from './title-cell.tsx'
import { useLines } from './use-lines.ts'
import { useFollowing } from './use-steps.ts'

const none: ReadonlyMap<string, Paid> = new Map()

/**
 * Returns prices that this customer paid per product, and tax rates used before.
 * @param but id of this invoice, which is ignored
 */
const usePast = (but: string | undefined) => {
  const customerId = useWatch<InvoiceInput, 'customerId'>({ name: 'customerId' })
  const ofCustomer = { enabled: customerId !== '', placeholderData: undefined }
  const past = useQuery({ ...pastOf(customerId), ...ofCustomer }).data?.rows ?? []
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

/** Edits the lines of an invoice by typing, product search, pasting, and sorting by dragging or keys. */
export const LinesTable = ({ invoice }: { readonly invoice: string | undefined }) => {
  const { lines: m } = useMessages(invoiceMessages).editor
  const { rows: sorted } = useMessages(formMessages)
  const common = useMessages(commonMessages)
  const formats = useFormats()
  const readOnly = useReadOnly()
  const queries = useQueryClient()
  const { getValues } = useFormContext<InvoiceInput>()
  const { lines, rows, keys, ref, change, insert, move, remove } = useLines()
  const { paid, rates } = usePast(invoice)
  const follow = useFollowing()
  const { problemsAt, problem } = useLineProblems()
  const [said, setSaid] = useState('')
  const body = useRef<HTMLTableSectionElement>(null)

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
  const sorting = useSorting(body, lines.length, put)
  const grip = sorting.handle(sorting.dragged ?? 0)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const place = lineAt(event.target)
    if (place !== undefined) sorting.handle(place).onPointerDown(event)
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
  const goOn = (place: number) => focus(place, 'quantity')
  const drop = (place: number) => {
    const title = titleAt(place)
    flushSync(() => remove(place))
    setSaid(sorted.removed(title))
    focus(place, 'title')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target)
    const step = steps[event.key]
    if (!at || step === undefined || event.ctrlKey || event.metaKey || isComposing(event)) return
    const [place, field] = at
    event.preventDefault()
    if (event.altKey && event.key !== 'Enter') {
      if (!readOnly) put(place, place + step)
    } else if (event.key === 'Enter' && place >= lines.length - 1) focus(lines.length, 'title')
    else focus(place + step, field)
  }
  const onPaste = (event: ClipboardEvent) => {
    const at = placeOf(event.target)
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (!at || readOnly || (block.length < 2 && (block[0]?.length ?? 0) < 2)) return
    event.preventDefault()
    const [place] = at
    const read = linesOf(block, formats, rows[place]?.taxRate ?? null)
    flushSync(() => insert(place, read.lines))
    setSaid(m.pasted(read.lines.length, read.unread))
    focus(place + read.lines.length, 'title')
  }
  return (
    <div>
      <table className={classes.lines} onKeyDown={onKeyDown} onPaste={onPaste}>
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
              onText={goOn}
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
