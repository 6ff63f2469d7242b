import { wordsOfText } from '@quarterdeck/contract/core/formatted'
import { messageList, messages } from '@quarterdeck/contract/support/messages'
import { ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'
import { localeNames, locales } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useFaces, useShow } from '../../records/index.ts'
import { ticketMessages } from './messages/index.ts'
import { priorityTones, statusTones } from './status.tsx'
import { useTeams } from './use-teams.ts'

const some = (ids: readonly string[]) =>
  listing(tickets.list, ticketList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** A ticket in short: its subject. */
const TicketCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const ticket = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  return ticket && <bdi>{ticket.subject}</bdi>
}

const Person = ({ id }: { id: number }) => <bdi>{useFaces([id]).get(id)?.name ?? `#${id}`}</bdi>

const person = (value: unknown) => (value ? <Person id={Number(value)} /> : '–')

const names = (value: unknown) =>
  Array.isArray(value) ? value.map((each) => String(each?.name ?? each?.id ?? each)).join(', ') || '–' : '–'

/** How changes of tickets are told. */
export const useTicketHistory = (): History => {
  const { name, fields: labels, ...m } = useMessages(ticketMessages)
  const show = useShow()
  const moment = (value: unknown) => (value ? show.moment(value) : '–')
  const ticket = (value: unknown) => (value ? name(String(value)) : '–')
  const { nameOf: teamOf } = useTeams()
  return {
    name,
    fields: shownFields(
      labels,
      {
        status: show.badge(m.statuses, statusTones),
        statusBeforeMerge: show.badge(m.statuses, statusTones),
        mergedInto: ticket,
        splitFrom: ticket,
        priority: show.badge(m.priorities, priorityTones),
        category: show.labelled(m.categories),
        language: show.labelled(localeNames),
        image: show.picture,
        userId: person,
        assigneeId: person,
        teamId: (value) => (value ? <bdi>{teamOf(Number(value))}</bdi> : '–'),
        tags: names,
        files: names,
        related: names,
        lastFrom: show.labelled(m.sides),
        ...Object.fromEntries(
          ['snoozedUntil', 'closedAt', 'lastMessageAt', 'firstRepliedAt', 'dueAt', 'warnAt', 'createdAt'].map(
            (field) => [field, moment],
          ),
        ),
        firstReplyDueAt: moment,
        nextReplyDueAt: moment,
        solveDueAt: moment,
      },
      {
        status: { choices: m.statuses },
        priority: { choices: m.priorities },
        category: { choices: m.categories },
        language: { choices: Object.fromEntries(locales.map((locale) => [locale, localeNames[locale]])) },
      },
    ),
    Caption: TicketCaption,
  }
}

const someMessages = (ids: readonly string[]) =>
  listing(messages.list, messageList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** What a message says, on one line. */
const MessageCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const message = useQuery(someMessages(among)).data?.rows.find(({ id }) => String(id) === record)
  return message && <bdi>{wordsOfText(message.body).slice(0, 120)}</bdi>
}

/** How the history shows messages of tickets. */
export const useMessageHistory = (): History => {
  const m = useMessages(ticketMessages)
  return {
    name: m.message,
    fields: shownFields(m.messageFields, {
      ticketId: (value) => m.name(String(value)),
      from: (value) => m.sides[String(value) === 'agent' ? 'agent' : 'customer'],
      body: (value) => <bdi>{wordsOfText(String(value))}</bdi>,
      files: names,
      author: names,
    }),
    Caption: MessageCaption,
  }
}
