import { ActionIcon } from '@mantine/core'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Suspense } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { RecordLink, useHistory } from '../../../kit/records/index.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { ticketMessages } from '../messages/index.ts'
import classes from '../tickets.module.css'
import { useTicketSteps } from '../use-ticket-steps.ts'
import { keyOf, RelatedSelect } from './related-select.tsx'
import { type FillReply, RelatedWork } from './related-work.tsx'

interface Props {
  readonly ticket: Ticket
  readonly onFill: FillReply
}

const RelatedRecord = ({ ticket, one, onFill }: Props & { readonly one: Ticket['related'][number] }) => {
  const { entity, id } = one
  const { create: m, actions } = useMessages(ticketMessages)
  const mayWrite = usePermission('tickets:write')
  const { change } = useTicketSteps()
  const { name, Caption } = useHistory(entity)
  const label = name(id)
  const among = ticket.related.filter((each) => each.entity === entity).map((each) => each.id)
  return (
    <li>
      <div>
        <RecordLink entity={entity} record={id}>
          {label}
        </RecordLink>
        <span className={shared.hint}>{Caption && <Caption record={id} among={among} />}</span>
        <RelatedWork ticket={ticket} entity={entity} id={id} onFill={onFill} />
      </div>
      {mayWrite && (
        <ActionIcon
          size="sm"
          aria-label={m.removeRelated(label)}
          title={m.removeRelated(label)}
          onClick={() => void change(ticket, { related: ticket.related.filter((each) => each !== one) }, actions.saved)}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** Lists linked records with their actions, and adds further ones by search. */
export const RelatedPanel = ({ ticket, onFill }: Props) => {
  const { record: m, work, actions } = useMessages(ticketMessages)
  const mayWrite = usePermission('tickets:write')
  const { change } = useTicketSteps()
  const { related } = ticket
  if (related.length === 0 && !mayWrite) return null
  return (
    <Panel title={m.related}>
      {related.length > 0 && (
        <ul className={classes.related}>
          <Suspense fallback={<Skeleton width="100%" height={24} />}>
            {related.map((one) => (
              <RelatedRecord key={keyOf(one)} ticket={ticket} one={one} onFill={onFill} />
            ))}
          </Suspense>
        </ul>
      )}
      {mayWrite && related.length < 20 && (
        <RelatedSelect
          size="xs"
          aria-label={work.link}
          // No ticket is about itself.
          chosen={[...related, { entity: 'tickets', id: String(ticket.id) }]}
          customerId={ticket.userId ?? undefined}
          onAdd={({ entity, id }) => void change(ticket, { related: [...related, { entity, id }] }, actions.saved)}
        />
      )}
    </Panel>
  )
}
