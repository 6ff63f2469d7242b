import type { Ticket } from '@quarterdeck/contract/support/tickets'
import IconMessageDots from '@tabler/icons-react/dist/esm/icons/IconMessageDots.mjs'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf, None, RecordLink } from '../../records/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { DueCountdown } from './due.tsx'
import { ticketMessages } from './messages/index.ts'
import { priorityTones, TicketStateBadge } from './status.tsx'
import classes from './tickets.module.css'
import { useTeams } from './use-teams.ts'

/** What is for the panel, or for a screen of its own. */
type Unlisted =
  | 'userId'
  | 'describe'
  | 'image'
  | 'requesterName'
  | 'requesterEmail'
  | 'state'
  | 'assignee'
  | 'related'
  | 'files'
  | 'mergedInto'
  | 'merged'
  | 'splitFrom'
  | 'lastFrom'
  | 'snoozedUntil'
  | 'firstRepliedAt'
  | 'firstReplyDueAt'
  | 'nextReplyDueAt'
  | 'solveDueAt'
  | 'warnAt'

/** Who asks: a customer, or somebody without an account. */
export const requesterOf = ({ user, requesterName, requesterEmail }: Ticket) => ({
  name: user?.name ?? (requesterName || requesterEmail),
  email: user?.email ?? requesterEmail,
})

const Named = ({ name, image }: { name: string; image: string }) => (
  <span className={classes.named}>
    <Avatar name={name} image={image} />
    <bdi>{name}</bdi>
  </span>
)

const NamedSkeleton = () => (
  <span className={classes.named}>
    <Skeleton width={28} height={28} round />
    <Skeleton width={96} />
  </span>
)

/** What a list shows of a ticket. */
export const useTicketFields = (): readonly Field<Ticket>[] => {
  const m = useMessages(ticketMessages)
  const mayWrite = useMay('tickets:write')
  const { moment } = useFormats()
  const { nameOf: teamOf } = useTeams()
  return fieldsOf<Ticket, Unlisted>(m.fields, {
    subject: {
      cell: ({ id, subject, lastFrom, status }) => (
        <span className={classes.subjectCell}>
          <RecordLink entity="tickets" record={String(id)} className={classes.link}>
            <bdi>{subject}</bdi>
          </RecordLink>
          {lastFrom === 'customer' && status === 'Open' && (
            <IconMessageDots size={15} stroke={1.75} aria-label={m.list.customerWaits} role="img" />
          )}
        </span>
      ),
      sortable: true,
      width: 300,
      minWidth: 200,
      grow: 5,
      skeleton: <Skeleton width={240} />,
      card: 'title',
    },
    id: {
      cell: ({ id }) => <span data-figures>{id}</span>,
      sortable: true,
      width: 72,
      minWidth: 64,
      priority: 5,
      skeleton: <Skeleton width={24} />,
      card: 'hidden',
    },
    user: {
      cell: (ticket) => {
        const { name } = requesterOf(ticket)
        return name ? <Named name={name} image={ticket.user?.image ?? ''} /> : <None />
      },
      width: 180,
      minWidth: 148,
      grow: 2,
      priority: 2,
      skeleton: <NamedSkeleton />,
      card: 'detail',
    },
    status: {
      cell: ({ state, snoozedUntil, mergedInto }) => (
        <span
          title={
            mergedInto !== null
              ? `${m.fields.mergedInto} #${mergedInto}`
              : state === 'snoozed' && snoozedUntil
                ? m.actions.snoozed(moment(snoozedUntil))
                : undefined
          }
        >
          <TicketStateBadge state={state} />
        </span>
      ),
      sortable: true,
      editable: mayWrite,
      words: Object.values(m.states),
      skeleton: <Skeleton width={72} height={20} />,
      card: 'badge',
    },
    priority: {
      cell: ({ priority }) => <StatusBadge tone={priorityTones[priority]}>{m.priorities[priority]}</StatusBadge>,
      sortable: true,
      editable: mayWrite,
      words: Object.values(m.priorities),
      skeleton: <Skeleton width={64} height={20} />,
      card: 'detail',
    },
    assigneeId: {
      cell: ({ assignee }) =>
        assignee ? (
          <Named name={assignee.name} image={assignee.image} />
        ) : (
          <span className={classes.muted}>{m.unassigned}</span>
        ),
      editable: mayWrite,
      width: 172,
      minWidth: 140,
      priority: 3,
      skeleton: <NamedSkeleton />,
      card: 'detail',
    },
    dueAt: {
      cell: (ticket) => <DueCountdown ticket={ticket} />,
      sortable: true,
      width: 152,
      minWidth: 152,
      priority: 2,
      skeleton: <Skeleton width={72} />,
      card: 'detail',
    },
    teamId: {
      cell: ({ teamId }) => (teamId === null ? <None /> : <bdi>{teamOf(teamId)}</bdi>),
      editable: mayWrite,
      optional: true,
      width: 140,
      minWidth: 110,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    category: {
      cell: ({ category }) => m.categories[category],
      editable: mayWrite,
      optional: true,
      words: Object.values(m.categories),
      skeleton: <Skeleton width={64} />,
      card: 'hidden',
    },
    tags: {
      cell: ({ tags }) => (tags.length > 0 ? <span title={tags.join(', ')}>{tags.join(', ')}</span> : <None />),
      optional: true,
      width: 160,
      minWidth: 120,
      skeleton: <Skeleton width={96} />,
      card: 'hidden',
    },
    language: {
      cell: ({ language }) => language,
      optional: true,
      width: 90,
      skeleton: <Skeleton width={24} />,
      card: 'hidden',
    },
    lastMessageAt: {
      cell: ({ lastMessageAt }) => <Day at={lastMessageAt} />,
      sortable: true,
      width: 124,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    createdAt: {
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      optional: true,
      width: 118,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    closedAt: {
      cell: ({ closedAt }) => (closedAt ? <Day at={closedAt} /> : <None />),
      sortable: true,
      optional: true,
      width: 118,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
  })
}
