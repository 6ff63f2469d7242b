import { Button } from '@mantine/core'
import { type Condition, maxPerPage, readList } from '@quarterdeck/contract/core/list'
import { type Invoice, invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { listing } from '../../lib/api/queries.ts'
import { useIntentKey } from '../../lib/api/use-intent-key.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Chosen } from '../../ui/data-table/field.ts'
import { describeProblem } from '../../ui/describe-problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemText } from '../../ui/form/problem-text.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { invoiceMessages } from './messages/index.ts'
import { useInvoiceChanged } from './use-invoice-changed.ts'

interface Props {
  readonly chosen: Chosen<Invoice>
  /** Called once they are issued. */
  readonly onDone: () => void
  readonly onClose: () => void
}

const isDraft: Condition = { field: 'state', op: 'in', values: ['draft'] }

/** Whether a list that is narrowed so has drafts at all. */
const mayHaveDrafts = (where: readonly Condition[]) =>
  where.every(
    (condition) => condition.field !== 'state' || (condition.op === 'in' && condition.values.includes('draft')),
  )

const draftsWithin = (query: string) => {
  const { where, q } = readList(invoiceList, [...new URLSearchParams(query)]).query
  const others = where.filter(({ field }) => field !== 'state')
  const page = { page: 1, perPage: maxPerPage, sort: [{ field: 'id', desc: false }] }
  return {
    ...listing(invoices.list, invoiceList, { ...page, ...(q && { q }), where: [...others, isDraft] }),
    enabled: mayHaveDrafts(where),
  }
}

/** The drafts of a selection in the order in which they were begun; undefined as long as they are not known. */
const useDrafts = ({ selection, rows }: Chosen<Invoice>) => {
  const query = 'query' in selection ? selection : undefined
  const asked = draftsWithin(query?.query ?? '')
  const found = useQuery({ ...asked, enabled: query !== undefined && asked.enabled, placeholderData: undefined })
  if (!query) {
    const drafts = rows.filter(({ state }) => state === 'draft')
    return { drafts, isTooMany: drafts.length > maxPerPage, error: null }
  }
  if (!asked.enabled) return { drafts: [], isTooMany: false, error: null }
  const drafts = found.data?.rows.filter(({ id }) => !query.except.includes(id))
  return { drafts, isTooMany: (found.data?.total ?? 0) > maxPerPage, error: found.error }
}

const byNumber = (one: Invoice, other: Invoice) => Number(one.id.slice(6)) - Number(other.id.slice(6))

/** Issues the drafts of a selection once that is confirmed: it cannot be taken back. */
export const IssueDialog = ({ chosen, onDone, onClose }: Props) => {
  const { issue: m } = useMessages(invoiceMessages).bulk
  const common = useMessages(commonMessages)
  const changed = useInvoiceChanged()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { drafts, isTooMany, error } = useDrafts(chosen)
  const ids = drafts?.toSorted(byNumber).map(({ id }) => id) ?? []
  const label = ids.length > 0 ? m.title(ids.length) : m.label
  const others = chosen.isExact ? chosen.count - ids.length : 0

  const issue = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { data } = await call(invoices.issue, { body: { ids }, idempotencyKey: keyFor(ids) })
      changed(...data.invoices)
      toast.success(m.done(data.invoices.map(({ id }) => id)))
      onDone()
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
          <Button loading={isBusy} disabled={ids.length === 0 || isTooMany} onClick={() => void issue()}>
            {label}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <ProblemText text={problem ?? (error ? describeProblem(common, error).text : undefined)} />
        {!drafts && !error && <Skeleton width="60%" height={14} />}
        {isTooMany && <p>{m.tooMany(maxPerPage)}</p>}
        {drafts && ids.length === 0 && <p>{m.none}</p>}
        {drafts && ids.length > 0 && others > 0 && !isTooMany && <p>{m.others(others)}</p>}
      </div>
    </Dialog>
  )
}
