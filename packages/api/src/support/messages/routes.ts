import { notFound } from '@quarterdeck/contract/kit/problem'
import { messageList, messages } from '@quarterdeck/contract/support/messages'
import { tickets } from '@quarterdeck/contract/support/tickets'
import { demand } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import type { Ports } from '../../kit/ports.ts'
import { deleteRecords, idsOf } from '../../kit/records/records.ts'
import { byId, toDto as ticketsToDto } from '../tickets/index.ts'
import { draftsOf, saveDraft, takeOverDraft } from './drafts.ts'
import { mailHomeOf } from './mail-reply.ts'
import { redactMessage } from './redact.ts'
import { split } from './split.ts'
import * as store from './store.ts'

export const serveMessages = (serve: Serve, ports: Ports): void => {
  const home = mailHomeOf(ports)

  serve.read(messages.list, async ({ db, list, url }) =>
    listAnswer(messageList, url, list, await store.list(db, list), (rows) => rows.map(store.toDto)),
  )

  serve.write(messages.create, async ({ body, ...context }) => {
    const message = await store.create(context, body, home)
    // Read once more: its thread has moved it on.
    const row = await byId(context.tx, message.ticketId)
    const [ticket] = row ? await ticketsToDto(context.tx, [row], context.now) : []
    if (!ticket) throw notFound('Ticket')
    return { message: store.toDto(message), ticket }
  })

  serve.write(messages.remove, async ({ query, ifMatch, ...context }) => {
    const [message] = await deleteRecords(context, store.repository, idsOf(query, undefined).ids, ifMatch)
    if (!message) throw notFound('Message')
    return { message: store.toDto(message) }
  })

  serve.write(messages.redact, async ({ body, ...context }) => ({
    message: store.toDto(await redactMessage(context, body)),
  }))

  serve.write(tickets.split, async ({ body, ...context }) => {
    const row = await split(context, body)
    const [ticket] = await ticketsToDto(context.tx, [row], context.now)
    if (!ticket) throw notFound('Ticket')
    return { ticket }
  })

  serve.read(messages.drafts, ({ db, query }) => draftsOf(db, query.ticketId))
  serve.write(messages.keepDraft, async ({ body, ...context }) => ({ draft: await saveDraft(context, body) }))
  serve.write(messages.takeDraft, async ({ body, ...context }) => {
    demand(context.actor, 'tickets', 'read')
    return { draft: await takeOverDraft(context, body) }
  })
}
