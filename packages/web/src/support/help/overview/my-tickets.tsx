import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { RecordLink } from '../../../kit/records/index.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { supportMessages } from '../../messages/index.ts'
import { TicketStateBadge } from '../../tickets/index.ts'
import classes from './overview.module.css'
import { openTicketsOf } from './overview-query.ts'

interface Props {
  readonly userId: number
  /** Search among all of the user's tickets; absent for the open ones. */
  readonly q?: string
}

/** Lists tickets that the user has requested. */
export const MyTickets = ({ userId, q = '' }: Props) => {
  const { overview: m } = useMessages(supportMessages)
  const { date } = useFormats()
  const { data, error, refetch } = useQuery(openTicketsOf(userId, q))
  if (q && data?.rows.length === 0) return null
  return (
    <Panel title={q ? m.foundTickets : m.myTickets}>
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width="100%" height={56} />}
      {data?.rows.length === 0 && <p className={classes.none}>{m.noTickets}</p>}
      {data && data.rows.length > 0 && (
        <ul className={classes.tickets}>
          {data.rows.map(({ id, subject, state, createdAt }) => (
            <li key={id}>
              <RecordLink entity="tickets" record={String(id)} className={classes.ticket}>
                <bdi>{subject}</bdi>
              </RecordLink>
              <span className={classes.about}>
                <TicketStateBadge state={state} />
                <span>{`#${id} · ${date(createdAt)}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
