import { Problem } from '@quarterdeck/contract/kit/problem'
import type { WriteContext } from '../../kit/context.ts'
import { withdrawMails } from '../../kit/mail/index.ts'
import { changeLocked, lockRecord } from '../../kit/records/records.ts'
import { redact } from '../../kit/records/redact.ts'
import type { MessageRow } from '../../kit/sql/schema-support.ts'
import { isRepeatedBy, type TicketRow, repository as tickets } from '../tickets/index.ts'
import { repository } from './store.ts'

/** Empties the description of a ticket that was split off, where it repeats what a message said. */
const redactDescription = async (context: WriteContext, { ticketId, body }: MessageRow): Promise<void> => {
  const [ticket] = await tickets.lock(context.tx, [ticketId])
  if (!ticket || !isRepeatedBy(ticket, body)) return
  await changeLocked(context, tickets, ticket, undefined, { describe: '' } as Partial<TicketRow>)
  await redact(context.tx, 'tickets', ['describe'], [ticketId])
}

/**
 * Removes the content of a message permanently: from its thread, searches, exports and journal. Its existence stays,
 * with who removed it and why. A waiting email is withdrawn; a sent one stays.
 * @throws Problem `Message not found`; `locked` if it was redacted before
 */
export const redactMessage = async (
  context: WriteContext,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<MessageRow> => {
  const { tx, now, actor } = context
  const message = await lockRecord(context, repository, String(id))
  if (message.redactedAt !== null) throw new Problem('locked', { message: 'This message has already been redacted' })
  const because = { ...context, reason }
  await redactDescription(because, message)
  const changed = await changeLocked(because, repository, message, undefined, { redactedAt: now })
  const emptied = { body: '', redactedById: actor.id, redactedByName: actor.name, redactionReason: reason }
  await repository.save(tx, id, { ...emptied, files: [] })
  await redact(tx, 'messages', ['body', 'files'], [id])
  await withdrawMails(tx, id)
  // The stored original contains it as well.
  await tx.updateTable('inboundMails').set({ original: null }).where('messageId', '=', id).execute()
  return { ...changed, ...emptied, files: [] }
}
