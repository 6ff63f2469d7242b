import { z } from 'zod'
import { ticketCategories } from '../core/constants.ts'
import { choice, id, multilineText, requiredText, sentId, text, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'
import { translations } from './article-words.ts'
import { replyAudiences } from './reply-words.ts'

const body = multilineText(10_000)
const name = text(120)

/** A reply that is written once and sent often. Its texts are of the customers’ languages, its names of those who pick it. */
const fields = z.object({
  /** What it is called where it has no name of its own in a language. */
  title: requiredText(120),
  titleEn: name,
  titleEs: name,
  titleDe: name,
  titleJa: name,
  category: choice(ticketCategories),
  /** The one whom it is offered to; null for everyone. It is no secret: all who reply can read it in the list. */
  ownerId: sentId.nullable(),
  bodyEn: body,
  bodyEs: body,
  bodyDe: body,
  bodyJa: body,
})

export const ReplyDraft = fields.extend({
  category: fields.shape.category.default('General'),
  ownerId: fields.shape.ownerId.default(null),
  titleEn: name.default(''),
  titleEs: name.default(''),
  titleDe: name.default(''),
  titleJa: name.default(''),
  bodyEn: body.default(''),
  bodyEs: body.default(''),
  bodyDe: body.default(''),
  bodyJa: body.default(''),
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

export const replyList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    title: { kind: 'text' },
    category: { kind: 'choice', values: ticketCategories },
    ownerId: { kind: 'number', isKey: true },
    audience: { kind: 'choice', values: replyAudiences },
    translation: { kind: 'choice', values: translations },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'title', 'category', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: 'title',
  search: true,
} as const satisfies ListSpec

export const replies = verbs({
  entity: 'replies',
  one: 'reply',
  record: Reply,
  draft: ReplyDraft,
  patch: ReplyPatch,
  list: replyList,
  words: {
    one: 'a canned reply',
    all: 'canned replies',
    read: 'One canned reply in all its languages',
    create: 'Write a canned reply, for everyone or for one of those who may be given tickets',
    facets: 'category, audience and whether a language is missing',
  },
})

const described = {
  title: { personal: false, edited: 'cells' },
  titleEn: { personal: false },
  titleEs: { personal: false },
  titleDe: { personal: false },
  titleJa: { personal: false },
  category: { personal: false, edited: 'bulk' },
  ownerId: { personal: false },
  bodyEn: { personal: false, as: 'rich text' },
  bodyEs: { personal: false, as: 'rich text' },
  bodyDe: { personal: false, as: 'rich text' },
  bodyJa: { personal: false, as: 'rich text' },
  createdAt: { personal: false },
} as const satisfies Fields<Reply, ReplyPatch>

export const replyKind = {
  entity: 'replies',
  record: Reply,
  draft: ReplyDraft,
  patch: ReplyPatch,
  list: replyList,
  endpoints: replies,
  fields: described,
  exported: ['id', 'title', 'category', 'ownerId', 'updatedAt'],
} as const satisfies Kind<'replies'>
