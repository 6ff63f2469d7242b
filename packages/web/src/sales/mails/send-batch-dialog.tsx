import { Button, Progress } from '@mantine/core'
import { maxPerPage, readList } from '@quarterdeck/contract/core/list'
import { type Invoice, invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { type Planned, sending } from '@quarterdeck/contract/sales/sending'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { newKey } from '../../lib/api/new-key.ts'
import { listing } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
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
const useIds = ({ selection }: Chosen<Invoice>) => {
  const isQuery = 'query' in selection
  const { where, q } = readList(invoiceList, [...new URLSearchParams(isQuery ? selection.query : '')]).query
  const page = { page: 1, perPage: maxPerPage, sort: [{ field: 'id', desc: false }] }
  const asked = listing(invoices.list, invoiceList, { ...page, ...(q && { q }), where })
  const found = useQuery({ ...asked, enabled: isQuery, placeholderData: undefined })
  if (!isQuery) return { ids: selection.ids.map(String), isTooMany: selection.ids.length > maxPerPage, error: null }
  const ids = found.data?.rows.map(({ id }) => id).filter((id) => !selection.except.map(String).includes(id))
  return { ids, isTooMany: (found.data?.total ?? 0) > maxPerPage, error: found.error }
}

const planFor = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['invoices', 'send-plan', ids],
    queryFn: async ({ signal }) => (await call(sending.plan, { body: { ids: [...ids] }, signal })).data,
    staleTime: 0,
  })

const PlannedItem = ({ id, customer, to, language, sentAt, refused }: Planned) => {
  const { batch: m } = useMessages(mailMessages)
  const { date } = useFormats()
  return (
    <li>
      <div className={record.entry}>
        <span>
          <span data-figures>{id}</span>
          {customer && (
            <>
              {' · '}
              <bdi>{customer}</bdi>
            </>
          )}
        </span>
        <span className={shared.hintWrap}>
          {refused ? m.reasons[refused] : `${to} · ${localeNames[language]}`}
          {!refused && sentAt && ` · ${m.lastSent(date(sentAt))}`}
        </span>
      </div>
    </li>
  )
}

const Plan = ({ title, rows }: { title: string; rows: readonly Planned[] }) =>
  rows.length > 0 && (
    <section className={shared.stack8} aria-label={title}>
      <h3 className={classes.part}>{title}</h3>
      <ul className={`${record.entries} ${classes.plan}`} aria-label={title}>
        {rows.map((row) => (
          <PlannedItem key={row.id} {...row} />
        ))}
      </ul>
    </section>
  )

interface Props {
  readonly chosen: Chosen<Invoice>
  /** Told of those that went out, some at a time. */
  readonly onSent: (invoices: readonly Invoice[]) => void
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Mails those of a selection that can be mailed, once somebody has seen who gets what, and who does not and why. */
export const SendBatchDialog = ({ chosen, onSent, onDone, onClose }: Props) => {
  const { batch: m } = useMessages(mailMessages)
  const common = useMessages(commonMessages)
  const { ids, isTooMany, error } = useIds(chosen)
  const isAsked = ids !== undefined && ids.length > 0 && !isTooMany
  const plan = useQuery({ ...planFor(ids ?? []), enabled: isAsked })
  const [sent, setSent] = useState<readonly string[]>([])
  const [all, setAll] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const keys = useRef(new Map<string, string>())
  const form = useId()
  const isBusy = all !== undefined
  const fit = plan.data?.filter(({ refused }) => refused === null) ?? []
  const left = plan.data?.filter(({ refused }) => refused !== null) ?? []
  const waiting = fit.map(({ id }) => id).filter((id) => !sent.includes(id))
  const failure = error ?? plan.error

  /** Those that were tried before and may have gone out are the same request. */
  const keyFor = (some: readonly string[]): string => {
    const key = keys.current.get(some.join()) ?? newKey()
    keys.current.set(some.join(), key)
    return key
  }
  const send = async () => {
    for (let from = 0; from < waiting.length; from += perRequest) {
      const some = waiting.slice(from, from + perRequest)
      const { data } = await call(sending.send, { body: { ids: some }, idempotencyKey: keyFor(some) })
      onSent(data.invoices)
      setSent((before) => [...before, ...some])
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || waiting.length === 0) return
    setAll(fit.length)
    setProblem(undefined)
    try {
      await send()
      toast.success(m.done(fit.length))
      onDone()
      onClose()
    } catch (failed) {
      setProblem(describeProblem(common, failed).text)
    } finally {
      setAll(undefined)
    }
  }
  return (
    <Dialog
      opened
      size="lg"
      title={fit.length > 0 ? m.title(fit.length) : m.label}
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
          {isTooMany && <p>{m.tooMany(maxPerPage)}</p>}
          {plan.data && fit.length === 0 && <p>{m.none}</p>}
          {all !== undefined && <p>{m.progress(sent.length, all)}</p>}
        </div>
        {all !== undefined && <Progress value={(100 * sent.length) / all} aria-label={m.progress(sent.length, all)} />}
        {!plan.data && !failure && !isTooMany && <Skeleton width="60%" height={14} />}
        <Plan title={m.who} rows={fit} />
        <Plan title={m.left} rows={left} />
      </form>
    </Dialog>
  )
}
