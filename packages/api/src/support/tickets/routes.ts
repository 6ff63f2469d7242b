import { ticketStatuses } from '@quarterdeck/contract/core/constants'
import { optionsOf } from '@quarterdeck/contract/core/options'
import { notFound } from '@quarterdeck/contract/core/problem'
import { ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import type { Serve } from '../../http/serve.ts'
import { summaryCards } from '../../lists/cards.ts'
import { countByValue } from '../../lists/counters.ts'
import { listAnswer } from '../../lists/page.ts'
import type { Db } from '../../ports.ts'
import { changeRecord, deleteRecords, idsOf } from '../../records/records.ts'
import * as store from './store.ts'

const one = async (db: Db, row: store.TicketRow | undefined) => {
  const [ticket] = row ? await store.toDto(db, [row]) : []
  if (!ticket) throw notFound('Ticket')
  return ticket
}

export const serveTickets = (serve: Serve): void => {
  serve.read(tickets.list, async ({ db, list, url }) =>
    listAnswer(ticketList, url, list, await store.list(db, list), (rows) => store.toDto(db, rows)),
  )

  serve.read(tickets.read, async ({ db, query }) =>
    one(db, await store.byId(db, store.repository.keyOf(query.id ?? '') ?? 0)),
  )

  serve.write(tickets.create, async ({ body, ...context }) => {
    const ticket = await one(context.tx, await store.create(context, body))
    return { ticket: { ...ticket, createAt: ticket.createdAt } }
  })

  serve.write(tickets.update, async ({ body, query, ifMatch, ...context }) => ({
    ticket: await one(context.tx, await changeRecord(context, store.repository, query.id, ifMatch, () => body)),
  }))

  serve.write(tickets.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = await store.toDto(context.tx, removed)
    if (!first) throw notFound('Ticket')
    return { ticket: single ? first : [first, ...rest] }
  })

  serve.read(tickets.statuses, async () => optionsOf(ticketStatuses))
  serve.read(tickets.summary, async ({ db }) => {
    const counts = await countByValue(db, 'tickets', 'status')
    const of = (status: (typeof ticketStatuses)[number]) => counts.get(status) ?? 0
    return summaryCards(db, [
      {
        card: 'tickets.total',
        title: 'Total Tickets',
        live: of('Open') + of('Closed') + of('Pending'),
        icon: 'ticket',
        color: 'primary',
      },
      { card: 'tickets.open', title: 'Open Tickets', live: of('Open'), icon: 'mail-opened', color: 'info' },
      { card: 'tickets.closed', title: 'Closed Tickets', live: of('Closed'), icon: 'circle-check', color: 'success' },
      { card: 'tickets.pending', title: 'Pending Tickets', live: of('Pending'), icon: 'clock', color: 'warning' },
    ])
  })
}
