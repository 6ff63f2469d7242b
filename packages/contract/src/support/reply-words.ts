import type { Locale } from '../core/locales.ts'
import { titleFields } from './article-words.ts'

/** Whom a canned reply is offered to when they write. */
export const replyAudiences = ['everyone', 'one'] as const

/** What is filled in for a word in braces when a canned reply goes into a text. */
export const replyVariables = ['customer', 'agent', 'ticket', 'subject', 'order', 'invoice'] as const
export type ReplyVariable = (typeof replyVariables)[number]

type Names = Readonly<Record<'title' | (typeof titleFields)[Locale], string>>

/** What a canned reply is called in a language. */
export const nameIn = (reply: Names, locale: Locale): string => reply[titleFields[locale]] || reply.title

export const isReplyVariable = (name: string): name is ReplyVariable =>
  (replyVariables as readonly string[]).includes(name)

/** A text with the variables that have a value filled in; the others stay as they are. */
export const filledIn = (text: string, values: Readonly<Partial<Record<ReplyVariable, string>>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (isReplyVariable(name) && values[name]) || whole)
