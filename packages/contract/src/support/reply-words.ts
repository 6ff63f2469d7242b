import type { Locale } from '../kit/locales.ts'
import { titleFields } from './article-words.ts'

/** Users a canned reply is offered to. */
export const replyAudiences = ['everyone', 'one'] as const

/** Variables that a canned reply may contain in braces. */
export const replyVariables = ['customer', 'agent', 'ticket', 'subject', 'order', 'invoice'] as const
export type ReplyVariable = (typeof replyVariables)[number]

type Names = Readonly<Record<'title' | (typeof titleFields)[Locale], string>>

/** Returns the name of a canned reply in a language, or its fallback name. */
export const nameIn = (reply: Names, locale: Locale): string => reply[titleFields[locale]] || reply.title

export const isReplyVariable = (name: string): name is ReplyVariable =>
  (replyVariables as readonly string[]).includes(name)

/** Replaces variables that have a value; the others are left as they are. */
export const replaceVariables = (text: string, values: Readonly<Partial<Record<ReplyVariable, string>>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (isReplyVariable(name) && values[name]) || whole)
