import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { HistoryPanel } from '../../../kit/records/history/index.ts'
import { RecordNotice } from '../../../kit/records/live/index.ts'
import { SidePanel } from '../../../kit/records/panel/index.ts'
import { RecordPager } from '../../../kit/ui/data-table/record-pager.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { Panel } from '../../../kit/ui/panel.tsx'
import { Bars, Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import classes from '../../../kit/ui/styles/record.module.css'
import shared from '../../../kit/ui/styles/shared.module.css'
import { CustomerPanel } from '../../../sales/customer/index.ts'
import { requesterOf } from '../fields.tsx'
import { ticketMessages } from '../messages/index.ts'
import { RelatedPanel } from '../related/related-panel.tsx'
import { ticketRecord, ticketSource } from '../source.ts'
import { priorityTones, TicketStateBadge } from '../status.tsx'
import { Thread } from '../thread/thread.tsx'
import { TicketActions } from './actions.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { LinkedPanel } from './linked-panel.tsx'

/** Skeleton of a ticket. */
export const TicketSkeleton = () => {
  const { title, thread, record: m } = useMessages(ticketMessages)
  return (
    <Page title={title} about={<Skeleton width={240} height={22} />} actions={<Skeleton width={180} height={36} />}>
      <div className={classes.columns} aria-busy="true">
        <div className={classes.column}>
          <Panel title={thread.title}>
            <Bars widths={[420, 360, 440, 300]} height={56} />
          </Panel>
        </div>
        <div className={classes.column}>
          <Panel title={m.facts}>
            <Bars widths={[200, 180, 220, 160, 190]} height={40} />
          </Panel>
          <Panel title={m.customer}>
            <Bars widths={[200, 160, 180]} height={32} />
          </Panel>
        </div>
      </div>
    </Page>
  )
}

const About = ({ ticket: { id, state, snoozedUntil, priority, createdAt } }: { ticket: Ticket }) => {
  const { name, record: m, priorities, actions } = useMessages(ticketMessages)
  const { date, instant, moment } = useFormats()
  return (
    <>
      <span data-figures>{name(String(id))}</span>
      <TicketStateBadge state={state} />
      {state === 'snoozed' && snoozedUntil && <span>{actions.snoozed(moment(snoozedUntil))}</span>}
      {priority !== 'Normal' && <StatusBadge tone={priorityTones[priority]}>{priorities[priority]}</StatusBadge>}
      <time dateTime={createdAt} title={instant(createdAt)}>
        {m.opened(date(createdAt))}
      </time>
    </>
  )
}

/** Shows a requester without an account. */
const StrangerPanel = ({ ticket }: { ticket: Ticket }) => {
  const { record: m } = useMessages(ticketMessages)
  const { name, email } = requesterOf(ticket)
  return (
    <Panel title={m.customer}>
      <div className={shared.stack8}>
        {name && <bdi className={shared.medium}>{name}</bdi>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <p className={shared.hint}>{m.noCustomer}</p>
      </div>
    </Panel>
  )
}

const TicketRecord = ({ id }: { id: string }) => {
  const { thread: m } = useMessages(ticketMessages)
  const { data: ticket } = useSuspenseQuery(ticketRecord(id))
  const [fill, setFill] = useState('')
  return (
    <Page
      title={ticket.subject}
      about={<About ticket={ticket} />}
      actions={
        <>
          <RecordPager list="/tickets" spec={ticketSource.spec} pageOf={ticketSource.page} idOf={idOf} id={id} />
          <TicketActions ticket={ticket} />
        </>
      }
    >
      <RecordNotice entity="tickets" record={id} version={ticket.version} isEdited={false} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Panel title={m.title}>
            <Thread ticket={ticket} fill={fill} onFilled={() => setFill('')} />
          </Panel>
          <div className={classes.last}>
            <HistoryPanel place={{ entity: 'tickets', record: id }} />
          </div>
        </div>
        <div className={classes.column}>
          <FactsPanel ticket={ticket} />
          <LinkedPanel ticket={ticket} />
          <RelatedPanel ticket={ticket} onFill={setFill} />
          {ticket.user ? <CustomerPanel customer={ticket.user} /> : <StrangerPanel ticket={ticket} />}
        </div>
      </div>
      <SidePanel />
    </Page>
  )
}

/** Renders a ticket; another id in the URL remounts it. */
export const TicketRecordPage = () => {
  const { id } = useParams({ from: '/shell/tickets/$id' })
  return (
    <Suspense key={id} fallback={<TicketSkeleton />}>
      <TicketRecord id={id} />
    </Suspense>
  )
}
