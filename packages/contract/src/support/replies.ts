import { z } from 'zod'
import { ticketCategories } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  choice,
  exportQuery,
  facets,
  id,
  idQuery,
  idsBody,
  multilineText,
  requiredText,
  sentId,
  timestamp,
  versioned,
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { translations } from './article-words.ts'
import { replyAudiences } from './reply-words.ts'

const body = multilineText(10_000)

/** A reply that is written once and sent often. Its texts are of the customers’ languages, its title is for those who pick it. */
const fields = z.object({
  title: requiredText(120),
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

const one = z.object({ reply: Reply })

export const replies = {
  list: endpoint({
    method: 'GET',
    path: '/replies',
    needs: 'replies:read',
    summary: 'All canned replies, or a page of those that match',
    list: replyList,
    output: z.array(Reply),
  }),
  read: endpoint({
    method: 'GET',
    path: '/replies',
    by: 'id',
    needs: 'replies:read',
    summary: 'One canned reply in all its languages',
    query: idQuery,
    output: Reply,
  }),
  create: endpoint({
    method: 'POST',
    path: '/replies',
    needs: 'replies:write',
    sendsNoMail: true,
    summary: 'Write a canned reply, for everyone or for one of those who may be given tickets',
    body: ReplyDraft,
    output: one,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/replies',
    needs: 'replies:write',
    sendsNoMail: true,
    summary: 'Change a canned reply; fields that are not sent stay',
    query: idQuery,
    body: ReplyPatch,
    output: one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/replies',
    needs: 'replies:delete',
    sendsNoMail: true,
    summary: 'Move canned replies to the bin: by ids or by id',
    query: idQuery,
    body: idsBody.optional(),
    output: z.object({ reply: z.union([Reply, z.array(Reply)]) }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/replies/facets',
    needs: 'replies:read',
    summary: 'How many canned replies there are by category, audience and whether a language is missing',
    list: replyList,
    output: facets,
  }),
  export: endpoint({
    method: 'GET',
    path: '/replies/export.csv',
    needs: 'replies:read',
    summary: 'All canned replies that match, as a CSV file with the columns of `fields`',
    list: replyList,
    query: exportQuery,
    output: z.string(),
    answers: 'text/csv',
  }),
}

const described = {
  title: { personal: false, edited: 'cells' },
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
  patch: ReplyPatch,
  list: replyList,
  endpoints: replies,
  fields: described,
  exported: ['id', 'title', 'category', 'ownerId', 'updatedAt'],
} as const satisfies Kind<'replies'>
