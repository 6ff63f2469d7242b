import { z } from 'zod'
import { ticketCategories } from '../kit/constants.ts'
import { choice, draftOf, id, multilineText, requiredText, sentId, text, timestamp, versioned } from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { translations } from './article-words.ts'
import { replyAudiences } from './reply-words.ts'

const body = multilineText(10_000)
const name = text(120)

/** A canned reply. Its texts are in the languages of customers, its names in those of agents. */
const fields = z.object({
  /** Fallback name in languages that have none. */
  title: requiredText(120),
  titleEn: name,
  titleEs: name,
  titleDe: name,
  titleJa: name,
  category: choice(ticketCategories),
  /** The only user it is offered to; null for everyone. Not private: all agents can read it in the list. */
  ownerId: sentId.nullable(),
  bodyEn: body,
  bodyEs: body,
  bodyDe: body,
  bodyJa: body,
})

export const ReplyDraft = draftOf(fields, {
  category: 'General',
  ownerId: null,
  titleEn: '',
  titleEs: '',
  titleDe: '',
  titleJa: '',
  bodyEn: '',
  bodyEs: '',
  bodyDe: '',
  bodyJa: '',
})
export type ReplyDraft = z.output<typeof ReplyDraft>

export const ReplyPatch = fields.partial()
export type ReplyPatch = z.output<typeof ReplyPatch>

export const Reply = fields.extend({
  id,
  ownerId: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Reply = z.output<typeof Reply>

export const replyKind = kindOf(
  'replies',
  {
    title: { personal: false, edited: 'cells' },
    titleEn: { personal: false, filter: false },
    titleEs: { personal: false, filter: false },
    titleDe: { personal: false, filter: false },
    titleJa: { personal: false, filter: false },
    category: { personal: false, edited: 'bulk', values: ticketCategories },
    ownerId: { personal: false, as: 'reference' },
    bodyEn: { personal: false, as: 'rich text' },
    bodyEs: { personal: false, as: 'rich text' },
    bodyDe: { personal: false, as: 'rich text' },
    bodyJa: { personal: false, as: 'rich text' },
  },
  {
    one: 'reply',
    record: Reply,
    draft: ReplyDraft,
    patch: ReplyPatch,
    filters: {
      audience: { kind: 'choice', values: replyAudiences },
      translation: { kind: 'choice', values: translations },
    },
    screenSort: 'title',
    exported: ['id', 'title', 'category', 'ownerId', 'updatedAt'],
    words: {
      one: 'a canned reply',
      all: 'canned replies',
      read: 'Get a canned reply in all its languages',
      create: 'Create a canned reply, for everyone or for one user who can be assigned tickets',
      facets: 'category, audience and missing translations',
    },
  },
)
export const replyList = replyKind.list
export const replies = replyKind.endpoints
