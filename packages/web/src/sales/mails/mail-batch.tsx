import { Button, Progress } from '@mantine/core'
import { maxPerPage, readList } from '@quarterdeck/contract/core/list'
import { type Invoice, invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { newKey } from '../../lib/api/new-key.ts'
import { listing } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import type { Chosen } from '../../ui/data-table/field.ts'
import { describeProblem } from '../../ui/describe-problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemText } from '../../ui/form/problem-text.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import record from '../../ui/styles/record.module.css'
import shared from '../../ui/styles/shared.module.css'
import { toast } from '../../ui/toast.ts'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

/** So many go out by one request, so that somebody sees how far it is. */
const perRequest = 10

/** The invoices of a selection; undefined as long as they are not known. */
export const useIds = (chosen: Chosen<Invoice> | undefined) => {
  const selection = chosen?.selection ?? { ids: [] }
  const isQuery = 'query' in selection
  const { where, q } = readList(invoiceList, [...new URLSearchParams(isQuery ? selection.query : '')]).query
  const page = { page: 1, perPage: maxPerPage, sort: [{ field: 'id', desc: false }] }
  const asked = listing(invoices.list, invoiceList, { ...page, ...(q && { q }), where })
  const found = useQuery({ ...asked, enabled: isQuery, placeholderData: undefined })
  if (!isQuery) return { ids: selection.ids.map(String), isTooMany: selection.ids.length > maxPerPage, error: null }
  const ids = found.data?.rows.map(({ id }) => id).filter((id) => !selection.except.map(String).includes(id))
  return { ids, isTooMany: (found.data?.total ?? 0) > maxPerPage, error: found.error }
}

/** What a plan says of an invoice, whatever mail it is about. */
interface PlannedMail {
  readonly id: string
  readonly customer: string
  /** Why no mail goes out. */
  readonly refused: string | null
  /** Which of several mails it would be. */
  readonly step?: number | null
}

interface Words {
  readonly label: string
  readonly title: (count: number) => string
  readonly text: string
  readonly left: string
  readonly none: string
  readonly progress: (done: number, all: number) => string
  readonly done: (count: number) => string
}

interface GroupProps<Row> {
  readonly title: string
  readonly rows: readonly Row[]
  readonly children: (row: Row) => ReactNode
  /** Leaves one out, or takes it in again; where it is absent, nobody may. */
  readonly pick?: { readonly isPicked: (row: Row) => boolean; readonly toggle: (row: Row) => void }
}

const PlannedEntry = ({ row: { id, customer }, children }: { row: PlannedMail; children: ReactNode }) => (
  <span className={record.entry}>
    <span>
      <span data-figures>{id}</span>
      {customer && (
        <>
          {' · '}
          <bdi>{customer}</bdi>
        </>
      )}
    </span>
    {children}
  </span>
)

const Group = <Row extends PlannedMail>({ title, rows, children, pick }: GroupProps<Row>) => {
  const own = useId()
  return (
    <section className={shared.stack8} aria-label={title}>
      <h3 className={classes.part}>{title}</h3>
      <ul className={record.entries} aria-label={title}>
        {rows.map((row) => (
          <li key={row.id}>
            {pick ? (
              <label className={classes.pick} htmlFor={`${own}${row.id}`}>
                <CheckBox
                  id={`${own}${row.id}`}
                  aria-label={row.id}
                  checked={pick.isPicked(row)}
                  onChange={() => pick.toggle(row)}
                />
                <PlannedEntry row={row}>{children(row)}</PlannedEntry>
              </label>
            ) : (
              <PlannedEntry row={row}>{children(row)}</PlannedEntry>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props<Row> {
  readonly words: Words
  readonly plan: UseQueryResult<readonly Row[]>
  /** There are more than a plan is made for; and what of those is shown nevertheless. */
  readonly isTooMany?: boolean
  readonly note?: string | undefined
  /** Why it is not known which invoices they are. */
  readonly error?: Error | null
  /** Under which heading a row stands that goes out. */
  readonly groupOf: (row: Row) => string
  /** What is said of a row below its name. */
  readonly children: (row: Row) => ReactNode
  /** What stands below the plan where one alone goes out. */
  readonly about?: (row: Row) => ReactNode
  readonly send: (rows: readonly Row[], idempotencyKey: string) => Promise<readonly Invoice[]>
  /** Told of those that went out, some at a time. */
  readonly onSent: (invoices: readonly Invoice[]) => void
  readonly onDone?: (() => void) | undefined
  readonly onClose: () => void
}

/** Mails those of a plan that can be mailed, once somebody has seen who gets what, and who does not and why. */
export const MailBatch = <Row extends PlannedMail>(props: Props<Row>) => {
  const { words: m, plan, isTooMany = false, note, groupOf, children, about, onSent, onDone, onClose } = props
  const { batch } = useMessages(mailMessages)
  const common = useMessages(commonMessages)
  const [unpicked, setUnpicked] = useState<readonly string[]>([])
  const [sent, setSent] = useState<readonly string[]>([])
  const [all, setAll] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const keys = useRef(new Map<string, string>())
  const form = useId()
  const isBusy = all !== undefined
  const fit = plan.data?.filter(({ refused }) => refused === null) ?? []
  const left = plan.data?.filter(({ id, refused }) => refused !== null && !sent.includes(id)) ?? []
  const picked = fit.filter(({ id }) => !unpicked.includes(id))
  const waiting = picked.filter(({ id }) => !sent.includes(id))
  const gone = picked.length - waiting.length
  const failure = props.error ?? plan.error

  /** Those that were tried before and may have gone out are the same request. */
  const keyFor = (some: readonly Row[]): string => {
    const text = JSON.stringify(some.map(({ id, step }) => [id, step]))
    const key = keys.current.get(text) ?? newKey()
    keys.current.set(text, key)
    return key
  }
  const send = async () => {
    let count = 0
    for (let from = 0; from < waiting.length; from += perRequest) {
      const some = waiting.slice(from, from + perRequest)
      const mailed = await props.send(some, keyFor(some))
      onSent(mailed)
      count += mailed.length
      setSent((before) => [...before, ...mailed.map(({ id }) => id)])
    }
    return count
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || waiting.length === 0) return
    setAll(picked.length)
    setProblem(undefined)
    try {
      const count = await send()
      if (count > 0) toast.success(m.done(count))
      if (count < waiting.length) {
        setProblem(batch.changed(waiting.length - count))
        return void plan.refetch()
      }
      onDone?.()
      onClose()
    } catch (failed) {
      setProblem(describeProblem(common, failed).text)
    } finally {
      setAll(undefined)
    }
  }
  const toggle = ({ id }: Row) =>
    setUnpicked((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  const isPicked = ({ id }: Row) => !unpicked.includes(id)
  const [only, ...others] = fit
  const isKnown = plan.data !== undefined || isTooMany
  return (
    <Dialog
      opened
      size="lg"
      title={picked.length > 0 ? m.title(picked.length) : m.label}
      text={m.text}
      {...(!isBusy && { onClose })}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={waiting.length === 0 || isTooMany}>
            {waiting.length > 0 ? m.title(waiting.length) : m.label}
          </Button>
        </>
      }
    >
      <form id={form} className={`${shared.stack16} ${classes.inDialog}`} onSubmit={(event) => void submit(event)}>
        <div aria-live="polite">
          <ProblemText text={problem ?? (failure ? describeProblem(common, failure).text : undefined)} />
          {isTooMany && <p>{batch.tooMany(maxPerPage)}</p>}
          {plan.data && fit.length === 0 && <p>{m.none}</p>}
          {note && <p>{note}</p>}
          {all !== undefined && <p>{m.progress(gone, all)}</p>}
        </div>
        {all !== undefined && <Progress value={(100 * gone) / all} aria-label={m.progress(gone, all)} />}
        {!isKnown && !failure && <Skeleton width="60%" height={14} />}
        {[...Map.groupBy(fit, groupOf)].map(([title, rows]) => (
          <Group
            key={title}
            title={title}
            rows={rows}
            {...(fit.length > 1 && !isBusy && { pick: { isPicked, toggle } })}
          >
            {children}
          </Group>
        ))}
        {left.length > 0 && (
          <Group title={m.left} rows={left}>
            {children}
          </Group>
        )}
        {only && others.length === 0 && about?.(only)}
      </form>
    </Dialog>
  )
}
