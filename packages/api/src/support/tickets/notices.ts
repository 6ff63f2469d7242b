import type { Selectable } from 'kysely'
import type { Change, Subscriber, WriteContext } from '../../kit/context.ts'
import type { TicketsTable } from '../../kit/sql/schema-support.ts'
import { notify, notifyWhoMay } from '../../system/notices/index.ts'

const ticketOf = ({ tx }: WriteContext, id: unknown): Promise<Selectable<TicketsTable>> =>
  tx.selectFrom('tickets').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()

const notifyAssignee = async (context: WriteContext, { record, after }: Change): Promise<void> => {
  const assigneeId = after?.assigneeId
  if (typeof assigneeId !== 'number' || assigneeId === context.actor.id) return
  const { id, subject } = await ticketOf(context, record)
  const data = { ticket: id, subject, by: context.actor.name }
  await notify(context, { userId: assigneeId, event: 'ticket_assigned', data })
}

/** Notifies of new tickets, and assignees of tickets given to them by others; not after an undo. */
const assignments: Subscriber = {
  name: 'notice of tickets',
  when: 'within',
  kinds: ['tickets'],
  actions: ['create', 'update'],
  fields: ['assigneeId'],
  run: async (context, changes) => {
    if (context.undoes) return
    for (const change of changes) {
      const { action, record, after } = change
      if (action === 'create') {
        const data = { ticket: Number(record), subject: String(after?.subject) }
        await notifyWhoMay(context, { event: 'ticket_new', data })
      }
      await notifyAssignee(context, change)
    }
  },
}

/** Notifies the assignee of messages by the customer. */
const answers: Subscriber = {
  name: 'notice of messages from customers',
  when: 'within',
  kinds: ['messages'],
  actions: ['create'],
  run: async (context, changes) => {
    for (const { after } of changes) {
      if (after?.from !== 'customer') continue
      const { id, subject, assigneeId } = await ticketOf(context, after.ticketId)
      if (assigneeId === null || assigneeId === context.actor.id) continue
      await notify(context, { userId: assigneeId, event: 'ticket_answered', data: { ticket: id, subject } })
    }
  },
}

export const ticketNotices: readonly Subscriber[] = [assignments, answers]
