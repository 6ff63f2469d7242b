import { toPlainText } from '@quarterdeck/contract/kit/formatted'
import { type Message, messageKind, messageList, messages } from '@quarterdeck/contract/support/messages'
import { type Ticket, ticketKind, ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../kit/lib/api/queries.ts'
import { localeNames } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, useFaces, useShownFields, useValueRenderers } from '../../kit/records/index.ts'
import type { Changes } from '../../kit/records/lists/index.ts'
import { ticketMessages } from './messages/index.ts'
import { priorityTones, statusTones } from './status.tsx'
import { useAssigneeOptions } from './use-assignee-options.ts'
import { useTeamOptions, useTeams } from './use-teams.ts'

const some = (ids: readonly string[]) =>
  listing(tickets.list, ticketList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** Shows a ticket by its subject. */
const TicketCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const ticket = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  return ticket && <bdi>{ticket.subject}</bdi>
}

const Person = ({ id }: { id: number }) => <bdi>{useFaces([id]).get(id)?.name ?? `#${id}`}</bdi>

const person = (value: unknown) => (value ? <Person id={Number(value)} /> : '–')

const names = (value: unknown) =>
  Array.isArray(value) ? value.map((each) => String(each?.name ?? each?.id ?? each)).join(', ') || '–' : '–'

/** Returns labels and formats of tickets for the change history. */
export const useTicketHistory = (): History => {
  const { name, fields: labels, ...m } = useMessages(ticketMessages)
  const { badge } = useValueRenderers()
  const { nameOf: teamOf } = useTeams()
  const ticket = (value: unknown) => (value ? name(String(value)) : '–')
  const fields = useShownFields<Ticket>(ticketKind, {
    labels,
    choices: {
      status: m.statuses,
      state: m.states,
      priority: m.priorities,
      category: m.categories,
      language: localeNames,
      lastFrom: m.sides,
    },
    tones: { status: statusTones, priority: priorityTones },
    show: {
      statusBeforeMerge: badge(m.statuses, statusTones),
      mergedInto: ticket,
      splitFrom: ticket,
      userId: person,
      assigneeId: person,
      teamId: (value) => (value ? <bdi>{teamOf(Number(value))}</bdi> : '–'),
      tags: names,
      files: names,
      related: names,
    },
  })
  return { name, fields, Caption: TicketCaption }
}

/** Returns the bulk actions of the ticket list. */
export const useTicketChanges = (): Changes<Ticket> => ({
  kind: ticketKind,
  fields: useTicketHistory().fields,
  records: useMessages(ticketMessages).list.records,
  named: (id, title) => `#${id} ${title}`,
  inputs: { assigneeId: { options: useAssigneeOptions() }, teamId: { options: useTeamOptions() } },
  first: ['status'],
})

const someMessages = (ids: readonly string[]) =>
  listing(messages.list, messageList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** Shows a message in one line. */
const MessageCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const message = useQuery(someMessages(among)).data?.rows.find(({ id }) => String(id) === record)
  return message && <bdi>{toPlainText(message.body).slice(0, 120)}</bdi>
}

/** Returns labels and formats of messages for the change history. */
export const useMessageHistory = (): History => {
  const m = useMessages(ticketMessages)
  const fields = useShownFields<Message>(messageKind, {
    labels: m.messageFields,
    choices: { from: m.sides },
    show: {
      ticketId: (value) => m.name(String(value)),
      body: (value) => <bdi>{toPlainText(String(value))}</bdi>,
      files: names,
      author: names,
    },
  })
  return { name: m.message, fields, Caption: MessageCaption }
}
