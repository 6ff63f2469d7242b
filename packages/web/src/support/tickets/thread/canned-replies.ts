import { fold } from '@quarterdeck/contract/kit/fold'
import { asMarkup, isFormatted, toPlainText } from '@quarterdeck/contract/kit/formatted'
import { bodyFields } from '@quarterdeck/contract/support/article-words'
import { type Reply, replies, replyList } from '@quarterdeck/contract/support/replies'
import { nameIn, type ReplyVariable, replaceVariables } from '@quarterdeck/contract/support/reply-words'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { listing } from '../../../kit/lib/api/queries.ts'
import { type Locale, locales } from '../../../kit/lib/i18n/locale.ts'

/** Query of all canned replies: they are few, and filtered locally on each key. */
export const cannedReplies = listing(replies.list, replyList, { sort: [], where: [] })

/** A canned reply in the language it is sent in. */
export interface Canned {
  readonly id: number
  readonly title: string
  readonly category: Reply['category']
  readonly text: string
  readonly language: Locale
}

/** Returns a canned reply in the customer's language, or else in the agent's, or any other. */
const cannedIn = (reply: Reply, locale: Locale, spoken: Locale): Canned => {
  const { id, category } = reply
  const language = [spoken, locale, ...locales].find((locale) => reply[bodyFields[locale]] !== '') ?? 'en'
  return { id, title: nameIn(reply, locale), category, text: reply[bodyFields[language]], language }
}

/** Returns the rank of a reply for the typed text, lowest first; undefined if it doesn't match. */
const rankOf = (reply: Reply, typed: string, locale: Locale): number | undefined => {
  const names = [nameIn(reply, locale), reply.title].map(fold)
  if (names.some((name) => name.split(/\s+/).some((word) => word.startsWith(typed)))) return 0
  if (names.some((name) => name.includes(typed))) return 1
  const texts = Object.values(bodyFields).map((field) => fold(toPlainText(reply[field])))
  return typed.length > 1 && texts.some((text) => text.includes(typed)) ? 2 : undefined
}

interface Search {
  readonly typed: string
  readonly me: number
  readonly ticket: Pick<Ticket, 'language' | 'category'>
  readonly locale: Locale
}

/** Returns the matching replies, those of the ticket's category first. */
export const matchingReplies = (all: readonly Reply[], { typed, me, ticket, locale }: Search): readonly Canned[] =>
  all
    .filter(({ ownerId }) => ownerId === null || ownerId === me)
    .flatMap((reply) => {
      const rank = rankOf(reply, fold(typed), locale)
      return rank === undefined ? [] : [{ reply, rank: rank * 2 + (reply.category === ticket.category ? 0 : 1) }]
    })
    .toSorted((a, b) => a.rank - b.rank || nameIn(a.reply, locale).localeCompare(nameIn(b.reply, locale), locale))
    .map(({ reply }) => cannedIn(reply, locale, ticket.language))

const listOf = (texts: readonly string[]) => texts.join(', ')

/** Returns the values of variables for a ticket; empty if it has none. */
const valuesOf = (ticket: Ticket, agent: string): Readonly<Record<ReplyVariable, string>> => {
  const related = (entity: string) => ticket.related.filter((each) => each.entity === entity).map(({ id }) => id)
  return {
    customer: ticket.user?.name ?? ticket.requesterName,
    agent,
    ticket: `#${ticket.id}`,
    subject: ticket.subject,
    order: listOf(related('orders').map((id) => `#${id}`)),
    invoice: listOf(related('invoices')),
  }
}

/** Returns the text of a canned reply with its variables replaced. */
export const fillReply = (text: string, ticket: Ticket, agent: string): string => {
  const values = valuesOf(ticket, agent)
  if (!isFormatted(text)) return replaceVariables(text, values)
  return replaceVariables(
    text,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asMarkup(value)])),
  )
}

/** Returns the text in one line without its greeting, which all have. */
export const summaryOf = (text: string): string => {
  const [greeting = '', ...lines] = toPlainText(text).split(/\n+/)
  return (lines.length > 1 && greeting.length < 60 ? lines : [greeting, ...lines]).join(' ')
}
