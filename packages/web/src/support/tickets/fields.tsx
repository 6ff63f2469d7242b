import { type Ticket, ticketKind } from '@quarterdeck/contract/support/tickets'
import IconMessageDots from '@tabler/icons-react/dist/esm/icons/IconMessageDots.mjs'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type Column, EmptyValue, RecordLink, useColumns } from '../../kit/records/index.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { useTicketHistory } from './described.tsx'
import { DueCountdown } from './due.tsx'
import { ticketMessages } from './messages/index.ts'
import { TicketStateBadge } from './status.tsx'
import classes from './tickets.module.css'
import { useCurrentMinute } from './use-current-minute.ts'
import { useTeams } from './use-teams.ts'

/** Fields without a column in the list. */
const unlisted: readonly (keyof Ticket & string)[] = [
  'userId',
  'describe',
  'image',
  'requesterName',
  'requesterEmail',
  'state',
  'assignee',
  'related',
  'files',
  'mergedInto',
  'merged',
  'splitFrom',
  'lastFrom',
  'snoozedUntil',
  'firstRepliedAt',
  'firstReplyDueAt',
  'nextReplyDueAt',
  'solveDueAt',
  'warnAt',
  'redactedAt',
  'redactedBy',
  'redactionReason',
]

/** Returns the requester: a user, or somebody without an account. */
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

/** Shows how long a ticket has been open, or was. */
const Age = ({ ticket: { createdAt, closedAt } }: { ticket: Ticket }) => {
  const { span, instant } = useFormats()
  const now = useCurrentMinute()
  return (
    <time dateTime={createdAt} title={instant(createdAt)} data-figures>
      {span(createdAt, closedAt === null ? now : Date.parse(closedAt))}
    </time>
  )
}

const Subject = ({ ticket: { id, subject, lastFrom, status } }: { ticket: Ticket }) => {
  const { list: m } = useMessages(ticketMessages)
  return (
    <span className={classes.subjectCell}>
      <RecordLink entity="tickets" record={String(id)} className={classes.link}>
        <bdi>{subject}</bdi>
      </RecordLink>
      {lastFrom === 'customer' && status === 'Open' && (
        <IconMessageDots size={15} stroke={1.75} aria-label={m.customerWaits} role="img" />
      )}
    </span>
  )
}

/** Shows the state of a ticket, with the end of a snooze or the ticket it was merged into. */
const State = ({ ticket: { state, snoozedUntil, mergedInto } }: { ticket: Ticket }) => {
  const { fields, actions } = useMessages(ticketMessages)
  const { moment } = useFormats()
  const snoozed = state === 'snoozed' && snoozedUntil ? actions.snoozed(moment(snoozedUntil)) : undefined
  return (
    <span title={mergedInto === null ? snoozed : `${fields.mergedInto} #${mergedInto}`}>
      <TicketStateBadge state={state} />
    </span>
  )
}

const Team = ({ id }: { id: number }) => {
  const { nameOf } = useTeams()
  return <bdi>{nameOf(id)}</bdi>
}

/** Columns hidden by default. */
const askedFor = {
  teamId: {
    cell: ({ teamId }) => (teamId === null ? <EmptyValue /> : <Team id={teamId} />),
    optional: true,
    width: 140,
    minWidth: 110,
    skeleton: 80,
    card: 'hidden',
  },
  category: { optional: true, skeleton: 64, card: 'hidden' },
  tags: {
    cell: ({ tags }) => (tags.length > 0 ? <span title={tags.join(', ')}>{tags.join(', ')}</span> : <EmptyValue />),
    optional: true,
    width: 160,
    minWidth: 120,
    skeleton: 96,
    editable: false,
    card: 'hidden',
  },
  language: {
    cell: ({ language }) => language,
    optional: true,
    width: 90,
    skeleton: 24,
    card: 'hidden',
  },
} satisfies Readonly<Record<string, Column<Ticket>>>

export const useTicketFields = (): readonly Field<Ticket>[] => {
  const m = useMessages(ticketMessages)
  return useColumns<Ticket>(ticketKind, useTicketHistory(), unlisted, {
    subject: {
      cell: (ticket) => <Subject ticket={ticket} />,
      width: 300,
      minWidth: 200,
      grow: 5,
      skeleton: 240,
      card: 'title',
    },
    id: {
      cell: ({ id }) => <span data-figures>{id}</span>,
      width: 72,
      minWidth: 64,
      priority: 5,
      skeleton: 24,
      card: 'hidden',
    },
    user: {
      cell: (ticket) => {
        const { name } = requesterOf(ticket)
        return name ? <Named name={name} image={ticket.user?.image ?? ''} /> : <EmptyValue />
      },
      width: 180,
      minWidth: 148,
      grow: 2,
      priority: 2,
      skeleton: <NamedSkeleton />,
      card: 'detail',
    },
    status: {
      cell: (ticket) => <State ticket={ticket} />,
      skeleton: <Skeleton width={72} height={20} />,
      words: Object.values(m.states),
      card: 'badge',
    },
    priority: { skeleton: 64, card: 'detail' },
    assigneeId: {
      cell: ({ assignee }) =>
        assignee ? (
          <Named name={assignee.name} image={assignee.image} />
        ) : (
          <span className={classes.muted}>{m.unassigned}</span>
        ),
      width: 172,
      minWidth: 140,
      priority: 3,
      skeleton: <NamedSkeleton />,
      card: 'detail',
    },
    dueAt: {
      cell: (ticket) => <DueCountdown ticket={ticket} />,
      width: 152,
      minWidth: 152,
      priority: 2,
      skeleton: 72,
      card: 'detail',
    },
    ...askedFor,
    lastMessageAt: { width: 124, card: 'detail' },
    createdAt: {
      label: m.list.age,
      cell: (ticket) => <Age ticket={ticket} />,
      width: 84,
      minWidth: 72,
      priority: 4,
      skeleton: 40,
      card: 'hidden',
    },
    closedAt: { optional: true, width: 118, card: 'hidden' },
  })
}
