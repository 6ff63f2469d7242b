import { Button } from '@mantine/core'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { RecordLink } from '../../../kit/records/index.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { ticketMessages } from '../messages/index.ts'
import { ticketsOf, ticketsSplitFrom } from '../source.ts'
import classes from '../tickets.module.css'
import { useTicketSteps } from '../use-ticket-steps.ts'

interface LinkedProps {
  readonly label: string
  readonly ticket: Ticket
  readonly onUnmerge?: (() => void) | undefined
}

const Linked = ({ label, ticket, onUnmerge }: LinkedProps) => {
  const { actions: m } = useMessages(ticketMessages)
  return (
    <li>
      <div>
        <span className={shared.hint}>{label}</span>
        <RecordLink entity="tickets" record={String(ticket.id)}>
          <span data-figures>#{ticket.id}</span> <bdi>{ticket.subject}</bdi>
        </RecordLink>
      </div>
      {onUnmerge && (
        <Button size="compact-sm" variant="default" onClick={onUnmerge}>
          {m.unmerge}
        </Button>
      )}
    </li>
  )
}

/** Lists tickets merged into this one or split from it. */
export const LinkedPanel = ({ ticket }: { ticket: Ticket }) => {
  const { linked: m } = useMessages(ticketMessages)
  const mayWrite = usePermission('tickets:write')
  const { unmerge } = useTicketSteps()
  const { id, merged, mergedInto, splitFrom } = ticket
  const named = [mergedInto, splitFrom, ...merged].filter((each) => each !== null)
  const rows = useQuery(ticketsOf(named)).data?.rows ?? []
  const parts = useQuery(ticketsSplitFrom(id)).data?.rows ?? []
  const of = (number: number | null) => rows.filter((each) => each.id === number)
  if (rows.length + parts.length === 0) return null
  return (
    <Panel title={m.title}>
      <ul className={classes.related}>
        {of(mergedInto).map((one) => (
          <Linked key="into" label={m.into} ticket={one} />
        ))}
        {merged.flatMap(of).map((one) => (
          <Linked
            key={`merged-${one.id}`}
            label={m.merged}
            ticket={one}
            onUnmerge={mayWrite && one.mergedInto === id ? () => void unmerge(one) : undefined}
          />
        ))}
        {of(splitFrom).map((one) => (
          <Linked key="from" label={m.from} ticket={one} />
        ))}
        {parts.map((one) => (
          <Linked key={`part-${one.id}`} label={m.parts} ticket={one} />
        ))}
      </ul>
    </Panel>
  )
}
