import { ticketStatuses } from '@quarterdeck/contract/kit/constants'
import { optionsOf } from '@quarterdeck/contract/kit/options'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import { serveAttachments } from '../../kit/files/attachments.ts'
import { exportList } from '../../kit/files/export.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { summaryCards } from '../../kit/lists/cards.ts'
import { countByValue } from '../../kit/lists/counters.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import type { Db, Ports } from '../../kit/ports.ts'
import { changeRecord, deleteRecords, idsOf } from '../../kit/records/records.ts'
import { figuresOf } from './figures.ts'
import { queueCounts } from './listed.ts'
import { merge, unmerge } from './merge.ts'
import { redactTicket } from './redact.ts'
import * as store from './store.ts'

/** Returns tickets in the requested order, read again with their updated due times. */
const again = async (db: Db, ids: readonly number[], now: Date) => {
  const found = new Map((await store.toDto(db, await store.byIds(db, ids), now)).map((ticket) => [ticket.id, ticket]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const one = async (db: Db, row: store.TicketRow | undefined, now: Date) => {
  const [ticket] = row ? await store.toDto(db, [row], now) : []
  if (!ticket) throw notFound('Ticket')
  return ticket
}

export const serveTickets = (serve: Serve, ports: Ports): void => {
  serve.read(tickets.list, async ({ db, list, url, now }) =>
    listAnswer(ticketList, url, list, await store.list(db, list), (rows) => store.toDto(db, rows, now)),
  )

  serve.read(tickets.read, async ({ db, query, now }) =>
    one(db, await store.byId(db, store.repository.keyOf(query.id ?? '') ?? 0), now),
  )

  serveAttachments(serve, ports, 'tickets', tickets)
  serve.read(tickets.facets, ({ db, list }) => store.facets(db, list))
  serve.read(tickets.queues, ({ db, list, actor }) => queueCounts(db, list, actor.id))
  serve.shared(tickets.tags, ({ db }) => store.tags(db))
  // Not shared: delays change with the time, not only with the data.
  serve.read(tickets.figures, ({ db, query, now }) => figuresOf(db, query.days, now))
  serve.read(tickets.export, async ({ db, list, query }) => exportList(db, store.collection, list, query))

  serve.write(tickets.create, async ({ body, ...context }) => {
    const ticket = await one(context.tx, await store.create(context, body), context.now)
    return { ticket: { ...ticket, createAt: ticket.createdAt } }
  })

  serve.write(tickets.update, async ({ body, query, ifMatch, ...context }) => {
    const change = store.collection.toStored(body as never)
    const { id } = await changeRecord(context, store.repository, query.id, ifMatch, () => change)
    // Read once more: its due times have followed.
    return { ticket: await one(context.tx, await store.byId(context.tx, id), context.now) }
  })

  serve.write(tickets.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = await store.toDto(context.tx, removed, context.now)
    if (!first) throw notFound('Ticket')
    return { ticket: single ? first : [first, ...rest] }
  })

  serve.write(tickets.merge, async ({ body, ifMatch, ...context }) => {
    await merge(context, body, ifMatch)
    const [ticket, ...merged] = await again(context.tx, [body.into, ...body.ids], context.now)
    if (!ticket) throw notFound('Ticket')
    return { ticket, merged }
  })

  serve.write(tickets.unmerge, async ({ body: { ids }, ifMatch, ...context }) => {
    await unmerge(context, ids, ifMatch)
    return { tickets: await again(context.tx, ids, context.now) }
  })

  serve.write(tickets.redact, async ({ body, ...context }) => ({
    ticket: await one(context.tx, await redactTicket(context, body), context.now),
  }))

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
