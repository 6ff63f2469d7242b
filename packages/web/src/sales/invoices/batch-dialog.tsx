import { Button } from '@mantine/core'
import { type InvoiceState, openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import { type Condition, maxPerPage, readList } from '@quarterdeck/contract/kit/list'
import { type Invoice, invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { batches as batchesInBackground } from '@quarterdeck/contract/system/batches'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { listing } from '../../kit/lib/api/queries.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { emitDeleted } from '../../kit/lib/deleted-records.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useFollowJob, useUndo } from '../../kit/records/index.ts'
import type { ActionTarget } from '../../kit/ui/data-table/field.ts'
import { describeProblem } from '../../kit/ui/describe-problem.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { ReasonInput } from '../../kit/ui/form/reason-input.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { toast } from '../../kit/ui/toast.ts'
import { invoiceMessages } from './messages/index.ts'
import { MissingPaymentDetails } from './missing-payment-details.tsx'
import { UnprintableCharacters } from './unprintable-characters.tsx'
import { useInvoiceChanged } from './use-invoice-changed.ts'

const maxNamed = 5

interface Batch {
  /** States that allow the action. */
  readonly states: readonly InvoiceState[]
  readonly isFit: (invoice: Invoice) => boolean
  readonly asksReason: boolean
}

const isDraft = ({ state }: Invoice) => state === 'draft'

const batches = {
  issue: { states: ['draft'], isFit: isDraft, asksReason: false },
  // What was issued keeps its number, and is voided instead.
  delete: { states: ['draft'], isFit: isDraft, asksReason: false },
  void: {
    states: openInvoiceStates,
    isFit: ({ state, paidAmount }) => openInvoiceStates.some((open) => open === state) && paidAmount === 0,
    asksReason: true,
  },
} as const satisfies Readonly<Record<string, Batch>>

const within = (query: string, states: readonly InvoiceState[]) => {
  const { where, q } = readList(invoiceList, [...new URLSearchParams(query)]).query
  const given = where.find((condition) => condition.field === 'state' && condition.op === 'in')
  const values = given && 'values' in given ? states.filter((state) => given.values.includes(state)) : states
  const isState: Condition = { field: 'state', op: 'in', values }
  const others = where.filter(({ field }) => field !== 'state')
  const page = { page: 1, perPage: maxPerPage, sort: [{ field: 'id', desc: false }] }
  return {
    ...listing(invoices.list, invoiceList, { ...page, ...(q && { q }), where: [...others, isState] }),
    enabled: values.length > 0,
  }
}

/** Returns the invoices of a selection that allow the action; undefined until loaded. */
const useFit = ({ selection, rows }: ActionTarget<Invoice>, { states, isFit }: Batch) => {
  const query = 'query' in selection ? selection : undefined
  const asked = within(query?.query ?? '', states)
  const found = useQuery({ ...asked, enabled: query !== undefined && asked.enabled, placeholderData: undefined })
  if (query && asked.enabled) {
    const fit = found.data?.rows.filter((invoice) => isFit(invoice) && !query.except.includes(invoice.id))
    return { fit, isTooMany: (found.data?.total ?? 0) > maxPerPage, error: found.error }
  }
  const fit = query ? [] : rows.filter(isFit)
  return { fit, isTooMany: fit.length > maxPerPage, error: null }
}

/** Returns true if an invoice has neither terms nor notes, where payment details could be. */
const saysNothing = ({ terms, notes }: Invoice) => terms.trim() === '' && notes.trim() === ''

/** Lists the first numbers, with an ellipsis if there are more. */
const named = (ids: readonly string[]) => `${ids.slice(0, maxNamed).join(', ')}${ids.length > maxNamed ? ' …' : ''}`

const byNumber = (one: Invoice, other: Invoice) => one.id.localeCompare(other.id, 'en', { numeric: true })

interface Props {
  readonly kind: keyof typeof batches
  readonly chosen: ActionTarget<Invoice>
  /** Called after the action. */
  readonly onDone?: () => void
  readonly onClose: () => void
}

/** Issues, voids or deletes the invoices of a selection that allow it, after confirmation. */
export const BatchDialog = ({ kind, chosen, onDone, onClose }: Props) => {
  const { [kind]: m, delete: deleting, inBackground, all } = useMessages(invoiceMessages).bulk
  const common = useMessages(commonMessages)
  const changed = useInvoiceChanged()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const form = useId()
  const { asksReason } = batches[kind]
  const { fit, isTooMany, error } = useFit(chosen, batches[kind])
  const ids = fit?.toSorted(byNumber).map(({ id }) => id) ?? []
  const others = chosen.isExact ? chosen.count - ids.length : 0
  const kept = chosen.rows.filter((invoice) => !batches[kind].isFit(invoice)).map(({ id }) => id)
  const label = isTooMany && kind !== 'delete' ? all[kind] : ids.length > 0 ? m.title(ids.length) : m.label
  const isReady = ids.length > 0 && (!isTooMany || kind !== 'delete') && (!asksReason || reason.trim() !== '')
  const follow = useFollowJob()

  /** Starts a background job for a large selection; it continues on other pages. */
  const start = async () => {
    const { selection } = chosen
    const body = kind === 'void' ? { kind, selection, reason: reason.trim() } : { kind: 'issue' as const, selection }
    const idempotencyKey = keyFor([kind, selection, reason])
    await follow((await call(batchesInBackground.start, { body, idempotencyKey })).data.job)
    onDone?.()
    onClose()
  }

  const send = async () => {
    const idempotencyKey = keyFor([kind, ids, reason])
    if (kind === 'issue') return call(invoices.issue, { body: { ids }, idempotencyKey })
    if (kind === 'void') return call(invoices.void, { body: { ids, reason: reason.trim() }, idempotencyKey })
    const { data, batch } = await call(invoices.remove, { body: { ids }, idempotencyKey })
    emitDeleted('invoices', ids)
    return { data: { invoices: [data.invoice].flat() }, batch }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      if (isTooMany && kind !== 'delete') return await start()
      const { data, batch } = await send()
      // Nothing is asked of what is gone.
      changed(...(kind === 'delete' ? [] : data.invoices))
      const done = m.done(data.invoices.map(({ id }) => id))
      // A number that was given out is not taken back.
      if (kind === 'issue') toast.success(done)
      else offer(done, batch)
      // What could not be deleted stays selected, so that something else can be done with it.
      if (kind !== 'delete' || others === 0) onDone?.()
      onClose()
    } catch (failure) {
      setProblem(describeProblem(common, failure).text)
      changed()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      opened
      title={label}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            loading={isBusy}
            disabled={!isReady}
            {...(kind !== 'issue' && { color: 'red' })}
          >
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <div aria-live="polite">
          <ProblemText text={problem ?? (error ? describeProblem(common, error).text : undefined)} />
          {!fit && !error && <Skeleton width="60%" height={14} />}
          {kind === 'issue' && fit?.some(saysNothing) && <MissingPaymentDetails terms="" notes="" />}
          {kind === 'issue' && <UnprintableCharacters text={JSON.stringify(fit ?? [])} />}
          {isTooMany && <p>{kind === 'delete' ? deleting.tooMany(maxPerPage) : inBackground}</p>}
          {fit && ids.length === 0 && <p>{m.none}</p>}
          {ids.length > 0 && others > 0 && !isTooMany && <p>{m.others(others)}</p>}
          {kind === 'delete' && kept.length > 0 && <p className={shared.hint}>{named(kept)}</p>}
        </div>
        {asksReason && ids.length > 0 && (
          <ReasonInput mt={16} required data-autofocus value={reason} onValue={setReason} />
        )}
      </form>
    </Dialog>
  )
}
