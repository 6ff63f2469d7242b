import { receivables, statementDays } from '@quarterdeck/contract/sales/receivables'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday } from '../../kit/lib/session.ts'
import { DayInput } from '../../kit/ui/form/day-input.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { PaperPage, PaperSkeleton } from '../paper/index.ts'
import { Account, AccountNotes } from './account.tsx'
import { receivableMessages } from './messages/index.ts'
import classes from './receivables.module.css'

interface Period {
  readonly from: string
  readonly to: string
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** Returns the period in the URL, or the default one. */
const usePeriod = (): Period => {
  const today = useCompanyToday()
  const { from, to = today } = useSearch({ from: '/shell/receivables/$id' })
  return { from: from ?? daysBefore(to, statementDays), to }
}

const PeriodFields = ({ id, period }: { id: string; period: Period }) => {
  const { statement: m } = useMessages(receivableMessages)
  const navigate = useNavigate()
  const isBackwards = period.from > period.to
  const change = (by: Partial<Period>) =>
    // The other end may have been changed a moment ago.
    void navigate({
      to: '/receivables/$id',
      params: { id },
      search: (now) => ({ ...period, ...now, ...by }),
      replace: true,
    })
  return (
    <div className={classes.period}>
      {(['from', 'to'] as const).map((end) => (
        <DayInput
          key={end}
          label={m[end]}
          value={period[end]}
          error={end === 'to' && isBackwards ? m.order : undefined}
          onDay={(value) => value && change({ [end]: value })}
        />
      ))}
    </div>
  )
}

/** @throws ApiError `not_found` if there is no such customer */
const Statement = ({ id }: { id: string }) => {
  const { statement: m } = useMessages(receivableMessages)
  const { data: customer } = useSuspenseQuery(reading(receivables.read, { id }))
  const period = usePeriod()
  const { data } = useQuery({
    ...reading(receivables.statement, { id, ...period }),
    enabled: period.from <= period.to,
    placeholderData: keepPreviousData,
  })
  return (
    <PaperPage
      title={m.of(customer.name)}
      about={<PeriodFields id={id} period={period} />}
      back={{ to: '/receivables', label: m.back }}
      file={{ path: receivables.statementPdf.path, query: { id, ...period }, name: `${id}-${period.to}` }}
      lead={<Account debtor={customer} />}
      papers={data ? [data] : []}
    >
      {!data && <Skeleton width="100%" height={900} />}
      <AccountNotes debtor={customer} />
    </PaperPage>
  )
}

/** Shows the printable statement of account of a customer. */
export const StatementPage = () => {
  const { statement: m } = useMessages(receivableMessages)
  const { id } = useParams({ from: '/shell/receivables/$id' })
  return (
    <Suspense key={id} fallback={<PaperSkeleton title={m.title} />}>
      <Statement id={id} />
    </Suspense>
  )
}
