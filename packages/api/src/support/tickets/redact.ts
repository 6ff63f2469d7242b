import { isFormatted, toPlainText } from '@quarterdeck/contract/kit/formatted'
import { avatarUrl } from '@quarterdeck/contract/kit/pictures'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { changeLocked, lockRecord } from '../../kit/records/records.ts'
import { redact } from '../../kit/records/redact.ts'
import { repository, type TicketRow } from './store.ts'

/** Returns true if the description of a split ticket repeats the text of this message. */
export const isRepeatedBy = ({ splitFrom, describe }: TicketRow, body: string): boolean =>
  splitFrom !== null && describe !== '' && (isFormatted(body) ? toPlainText(body) : body).startsWith(describe)

/** @throws Problem `locked` where the words would stay in a message of the thread */
const guardRepeated = async (tx: Tx, ticket: TicketRow): Promise<void> => {
  const messages = tx.selectFrom('messages').select('body').where('ticketId', '=', ticket.id)
  const bodies = await messages.where('deletedAt', 'is', null).execute()
  if (bodies.some(({ body }) => isRepeatedBy(ticket, body)))
    throw new Problem('locked', {
      message: 'The description repeats a message of this ticket: redact that message instead',
    })
}

/** Removes other copies of the message a ticket was created from: contact form and email. */
const forgetSources = async (tx: Tx, { id, subject }: Pick<TicketRow, 'id' | 'subject'>): Promise<void> => {
  await tx.updateTable('contactRequests').set({ message: '' }).where('ticketId', '=', id).execute()
  await tx
    .updateTable('inboundMails')
    .set({ original: null, subject })
    .where('ticketId', '=', id)
    .where('messageId', 'is', null)
    .execute()
}

/** Returns what stays visible: a picture that was drawn from a subject has it in its URL, and is drawn anew. */
const visibleOf = ({ image, requesterName }: TicketRow, subject: string) => {
  const isDrawn = requesterName === '' && image.startsWith(avatarUrl(''))
  return { subject, image: isDrawn ? avatarUrl(subject.slice(0, 60)) : image }
}

interface Redaction {
  readonly id: number
  readonly reason: string
  /** Replaces a subject that repeats what is removed. */
  readonly subject?: string | undefined
}

/**
 * Removes the description and the files of a ticket for good, as `redactMessage` does of a message.
 * @throws Problem `Ticket not found`; `locked` for one that was redacted before, or whose description repeats a message
 */
export const redactTicket = async (
  context: WriteContext,
  { id, reason, subject: wanted }: Redaction,
): Promise<TicketRow> => {
  const { tx, now, actor } = context
  const ticket = await lockRecord(context, repository, String(id))
  if (ticket.redactedAt !== null)
    throw new Problem('locked', { message: 'The description of this ticket has already been redacted' })
  await guardRepeated(tx, ticket)
  const visible = visibleOf(ticket, wanted ?? ticket.subject)
  const because = { ...context, reason }
  const changed = await changeLocked(because, repository, ticket, undefined, { redactedAt: now, ...visible })
  const emptied = {
    describe: '',
    redactedById: actor.id,
    redactedByName: actor.name,
    redactionReason: reason,
    files: [],
  }
  await repository.save(tx, id, emptied)
  // Earlier subjects may say it too: those of contact forms begin with the first line of the message.
  await redact(tx, 'tickets', ['describe', 'files', ...Object.keys(visible)], [id])
  await forgetSources(tx, changed)
  return { ...changed, ...emptied }
}
