import { z } from 'zod'
import { Attachment, attachmentEndpoints, sentFiles } from '../kit/attachments.ts'
import { endpoint } from '../kit/endpoint.ts'
import { id, idQuery, idsBody, multilineText, requiredText, sentId, timestamp, versioned } from '../kit/fields.ts'
import { isKnownInstant } from '../kit/instant.ts'
import type { Fields, Kind } from '../kit/kind.ts'
import type { ListSpec } from '../kit/list.ts'
import { columnId } from './boards.ts'
import { Flow, flowWeeks, Stays } from './flow.ts'
import { cardLinks, maxLaneValues, maxMovedCards, maxSteps } from './words.ts'

const once = <Value>(values: readonly Value[]) =>
  new Set(values.map((value) => JSON.stringify(value).toLowerCase())).size === values.length
const taken = { params: { code: 'taken' } }

const Step = z.object({ text: requiredText(200), isDone: z.boolean() })
export type CardStep = z.output<typeof Step>

const day = z.iso.date().refine(isKnownInstant, { params: { code: 'date' } })

const label = requiredText(40)

const fields = z.object({
  title: requiredText(200),
  description: multilineText(10_000),
  assigneeIds: z.array(sentId).max(maxLaneValues).refine(once, taken),
  labels: z.array(label).max(maxLaneValues).refine(once, taken),
  dueOn: day.nullable(),
  checklist: z.array(Step).max(maxSteps),
  /** Linked records. */
  links: z
    .array(z.object({ entity: z.enum(cardLinks), id: z.union([requiredText(40), id.transform(String)]) }))
    .max(20)
    .refine(once, taken),
  /** Keys of uploaded files. */
  files: sentFiles,
  /** True if the card is in no column; restoring returns it to its former one. */
  archived: z.boolean(),
})

export const CardDraft = fields.omit({ archived: true }).extend({
  boardId: sentId,
  columnId,
  description: fields.shape.description.default(''),
  assigneeIds: fields.shape.assigneeIds.default([]),
  labels: fields.shape.labels.default([]),
  dueOn: fields.shape.dueOn.default(null),
  checklist: fields.shape.checklist.default([]),
  links: fields.shape.links.default([]),
  files: fields.shape.files.default([]),
})
export type CardDraft = z.output<typeof CardDraft>
export const CardPatch = fields.partial()
export type CardPatch = z.output<typeof CardPatch>

export const Card = fields.extend({
  id,
  boardId: id,
  columnId,
  assigneeIds: z.array(id),
  links: z.array(z.object({ entity: z.enum(cardLinks), id: z.string() })),
  files: z.array(Attachment),
  dueOn: z.iso.date().nullable(),
  /** Sort key within a column, compared byte by byte. Between two keys there is always room for another. */
  rank: z.string(),
  /** Time at which the card entered its column. */
  enteredAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Card = z.output<typeof Card>

export const cardList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    boardId: { kind: 'number', isKey: true },
    columnId: { kind: 'text' },
    assigneeIds: { kind: 'number', isKey: true },
    labels: { kind: 'text' },
    dueOn: { kind: 'date', isDay: true },
    archived: { kind: 'choice', values: ['no', 'yes'] },
    enteredAt: { kind: 'date' },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'rank', 'enteredAt', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  search: true,
} as const satisfies ListSpec

const one = z.object({ card: Card })

/**
 * Replaces one assignee or label of a card when it moves to another lane. A null `to` is the lane without any, and
 * removes all.
 */
const lane = z.discriminatedUnion('field', [
  z.object({ field: z.literal('assigneeIds'), from: sentId.nullable(), to: sentId.nullable() }),
  z.object({ field: z.literal('labels'), from: label.nullable(), to: label.nullable() }),
])

export const cards = {
  list: endpoint({
    method: 'GET',
    path: '/cards',
    needs: 'boards:read',
    summary: 'List cards; `sort=rank` returns those of a column in their order',
    list: cardList,
    output: z.array(Card),
  }),
  read: endpoint({
    method: 'GET',
    path: '/cards',
    by: 'id',
    needs: 'boards:read',
    summary: 'Get a card',
    query: idQuery,
    output: Card,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/cards/summary',
    needs: 'boards:read',
    summary: 'Get the number of cards by column, assignee and label of a board',
    query: z.object({ boardId: sentId }),
    output: z.object({
      columns: z.record(z.string(), z.int()),
      archived: z.int(),
      assigneeIds: z.array(id),
      labels: z.array(z.string()),
    }),
  }),
  flow: endpoint({
    method: 'GET',
    path: '/cards/flow',
    needs: 'boards:read',
    summary: `How long cards stay in each column of a board, and how many got to the last one in each of the last ${flowWeeks} weeks (UTC)`,
    query: z.object({ boardId: sentId }),
    output: Flow,
  }),
  stays: endpoint({
    method: 'GET',
    path: '/cards/stays',
    needs: 'boards:read',
    summary: 'List the stays in a column from which its flow statistics are computed, longest first',
    query: z.object({ boardId: sentId, columnId }),
    output: Stays,
  }),
  create: endpoint({
    method: 'POST',
    path: '/cards',
    needs: 'boards:write',
    sendsNoMail: true,
    summary: 'Create a card at the end of its column',
    body: CardDraft,
    output: one,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/cards',
    needs: 'boards:write',
    sendsNoMail: true,
    summary: 'Change, archive or restore a card; absent fields stay unchanged',
    query: idQuery,
    body: CardPatch,
    output: one,
  }),
  move: endpoint({
    method: 'POST',
    path: '/cards/move',
    needs: 'boards:write',
    sendsNoMail: true,
    summary:
      'Move a card to a column, after another card or to the end if that one is gone, and optionally to another lane',
    body: z.object({
      id: sentId,
      columnId,
      /** Preceding card; null for the first position. */
      after: sentId.nullable(),
      lane: lane.optional(),
    }),
    output: one,
    status: 200,
  }),
  moveSome: endpoint({
    method: 'POST',
    path: '/cards/move-some',
    needs: 'boards:write',
    sendsNoMail: true,
    summary: 'Move several cards to a column, in the order of `ids`; all or none',
    body: z.object({
      ids: z.array(sentId).min(1).max(maxMovedCards).refine(once, taken),
      columnId,
      /** Card before the first moved one; null for the first position. */
      after: sentId.nullable(),
      lane: lane.optional(),
    }),
    output: z.object({ cards: z.array(Card) }),
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/cards',
    needs: 'boards:write',
    sendsNoMail: true,
    summary: 'Move cards to the bin: by ids or by id',
    query: idQuery,
    body: idsBody.optional(),
    output: z.object({ card: z.union([Card, z.array(Card)]) }),
  }),
  ...attachmentEndpoints('/cards', 'boards:read', 'boards:write'),
}

const described = {
  boardId: { personal: false },
  columnId: { personal: false },
  rank: { personal: false },
  enteredAt: { personal: false },
  title: { personal: false },
  description: { personal: false, as: 'rich text' },
  assigneeIds: { personal: false, as: 'list' },
  labels: { personal: false, as: 'list' },
  dueOn: { personal: false, as: 'day' },
  checklist: { personal: false, as: 'list' },
  links: { personal: false, as: 'list' },
  files: { personal: false, as: 'files' },
  archived: { personal: false, as: 'yes/no' },
  createdAt: { personal: false },
} as const satisfies Fields<Card, CardPatch>

export const cardKind = {
  entity: 'cards',
  record: Card,
  patch: CardPatch,
  list: cardList,
  endpoints: cards,
  fields: described,
} as const satisfies Kind<'cards'>
