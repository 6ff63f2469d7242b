import { fieldProblem, notFound } from '@quarterdeck/contract/core/problem'
import { type NoteDraft, noteList, notes } from '@quarterdeck/contract/sales/notes'
import type { Serve } from '../../http/serve.ts'
import { listAnswer } from '../../lists/page.ts'
import type { Tx } from '../../ports.ts'
import { changeRecord, deleteRecords, idsOf } from '../../records/records.ts'
import { repository as tickets } from '../../support/tickets/index.ts'
import { repository as orders } from '../orders/index.ts'
import { markSeen, mentionsOf } from './mentions.ts'
import * as store from './store.ts'

/** What a note is about stays while it is written. @throws Problem at `orderId`; `Order not found`, `Ticket not found` */
const guardSubject = async (tx: Tx, { orderId, ticketId }: NoteDraft): Promise<void> => {
  if ((orderId === null) === (ticketId === null))
    throw fieldProblem('orderId', { code: 'required', message: 'A note is about an order or a ticket' })
  const of = orderId === null ? tickets : orders
  const [found] = await of.lock(tx, [orderId ?? ticketId ?? 0])
  if (!found || found.deletedAt !== null) throw notFound(of.title)
}

export const serveNotes = (serve: Serve): void => {
  serve.read(notes.list, async ({ db, list, url }) =>
    listAnswer(noteList, url, list, await store.list(db, list), (rows) => rows.map(store.toDto)),
  )

  serve.write(notes.create, async ({ body, ...context }) => {
    await guardSubject(context.tx, body)
    return { note: store.toDto(await store.create(context, body)) }
  })

  serve.write(notes.update, async ({ body, query, ifMatch, ...context }) => ({
    note: store.toDto(
      await changeRecord(context, store.repository, query.id, ifMatch, () => store.reworded(context.tx, body.text)),
    ),
  }))

  serve.write(notes.remove, async ({ query, ifMatch, ...context }) => {
    const [note] = await deleteRecords(context, store.repository, idsOf(query, undefined).ids, ifMatch)
    if (!note) throw notFound('Note')
    return { note: store.toDto(note) }
  })

  serve.read(notes.mentions, async ({ db, actor }) => {
    const { unread, rows } = await mentionsOf(db, actor.id)
    return { unread, notes: rows.map((row) => ({ ...store.toDto(row), isNew: row.seenAt === null })) }
  })

  serve.write(notes.seen, async ({ tx, actor, now }) => ({ seen: await markSeen(tx, actor.id, now) }))
}
