import { fold } from '@quarterdeck/contract/core/fold'
import { asMarkup, isFormatted, wordsOfText } from '@quarterdeck/contract/core/formatted'
import { bodyFields } from '@quarterdeck/contract/support/article-words'
import { type Reply, replies, replyList } from '@quarterdeck/contract/support/replies'
import { filledIn, nameIn, type ReplyVariable } from '@quarterdeck/contract/support/reply-words'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { listing } from '../../../lib/api/queries.ts'
import { type Locale, locales } from '../../../lib/i18n/locale.ts'

/** All canned replies: they are few, and each key narrows them down. */
export const cannedReplies = listing(replies.list, replyList, { sort: [], where: [] })

/** A canned reply in the language in which it is sent. */
export interface Canned {
  readonly id: number
  readonly title: string
  readonly category: Reply['category']
  readonly text: string
  readonly language: Locale
}

/** In the customer’s language; where that is missing in the one of who writes, or in any. */
const cannedIn = (reply: Reply, locale: Locale, spoken: Locale): Canned => {
  const { id, category } = reply
  const language = [spoken, locale, ...locales].find((locale) => reply[bodyFields[locale]] !== '') ?? 'en'
  return { id, title: nameIn(reply, locale), category, text: reply[bodyFields[language]], language }
}

/** How well a reply is what was typed, the lowest the best; undefined where it is not. */
const rankOf = (reply: Reply, typed: string, locale: Locale): number | undefined => {
  const names = [nameIn(reply, locale), reply.title].map(fold)
  if (names.some((name) => name.split(/\s+/).some((word) => word.startsWith(typed)))) return 0
  if (names.some((name) => name.includes(typed))) return 1
  const texts = Object.values(bodyFields).map((field) => fold(wordsOfText(reply[field])))
  return typed.length > 1 && texts.some((text) => text.includes(typed)) ? 2 : undefined
}

interface Search {
  readonly typed: string
  readonly me: number
  readonly ticket: Pick<Ticket, 'language' | 'category'>
  readonly locale: Locale
}

/** What is offered for what was typed: those of the ticket’s category first. */
export const cannedFor = (all: readonly Reply[], { typed, me, ticket, locale }: Search): readonly Canned[] =>
  all
    .filter(({ ownerId }) => ownerId === null || ownerId === me)
    .flatMap((reply) => {
      const rank = rankOf(reply, fold(typed), locale)
      return rank === undefined ? [] : [{ reply, rank: rank * 2 + (reply.category === ticket.category ? 0 : 1) }]
    })
    .toSorted((a, b) => a.rank - b.rank || nameIn(a.reply, locale).localeCompare(nameIn(b.reply, locale), locale))
    .map(({ reply }) => cannedIn(reply, locale, ticket.language))

const listOf = (texts: readonly string[]) => texts.join(', ')

/** What variables stand for in a ticket; what it does not have is left out. */
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

/** The text of a canned reply for a ticket. */
export const filledFor = (text: string, ticket: Ticket, agent: string): string => {
  const values = valuesOf(ticket, agent)
  if (!isFormatted(text)) return filledIn(text, values)
  return filledIn(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asMarkup(value)])))
}

/** What it says on one line: without its greeting, which all of them have. */
export const inShort = (text: string): string => {
  const [greeting = '', ...lines] = wordsOfText(text).split(/\n+/)
  return (lines.length > 1 && greeting.length < 60 ? lines : [greeting, ...lines]).join(' ')
}
