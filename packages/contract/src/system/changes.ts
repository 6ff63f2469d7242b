import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { entities, journalled } from '../kit/entities.ts'
import { requiredText, timestamp } from '../kit/fields.ts'
import type { ListSpec } from '../kit/list.ts'

export const changeActions = ['create', 'update', 'delete', 'restore'] as const
export type ChangeAction = (typeof changeActions)[number]

/** One entry of the journal. */
export const Change = z.object({
  id: z.int(),
  at: timestamp,
  /** The user's id and name at that time; null for the system. */
  actor: z.object({ id: z.int(), name: z.string() }).nullable(),
  entity: z.enum(entities),
  record: z.string(),
  action: z.enum(changeActions),
  /** The changed fields before and after, with amounts in minor units. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** The reason, if one was given. */
  reason: z.string().nullable(),
  /** All changes of one request or one import. */
  batch: z.string(),
  /** Number of entries of the batch. */
  batchSize: z.int(),
  /** The batch that this one undid. */
  undoes: z.string().nullable(),
  /** True if the change was undone, and not redone since. */
  undone: z.boolean(),
  /** True if this can't be undone: money was sent, or an invoice was issued or credited. */
  isFinal: z.boolean(),
  /** Version of the record after the change. */
  version: z.int(),
})
export type Change = z.output<typeof Change>

export const changeList = {
  filters: {
    entity: { kind: 'choice', values: entities },
    record: { kind: 'text' },
    batch: { kind: 'text' },
    actorId: { kind: 'number', isKey: true },
    /** Changes of a user and of their orders, invoices, tickets and reviews. */
    about: { kind: 'number', isKey: true },
    /** Changes of an invoice and of its payments. */
    aboutInvoice: { kind: 'text' },
    /** Changes of an order, its notes, refunds, shipments and invoices. */
    aboutOrder: { kind: 'number', isKey: true },
    /** Changes of a ticket, its messages and its notes. */
    aboutTicket: { kind: 'number', isKey: true },
    /** Changes of a product, its deliveries and its reviews. */
    aboutProduct: { kind: 'number', isKey: true },
    action: { kind: 'choice', values: changeActions },
    at: { kind: 'date' },
  },
  sort: ['id', 'at'],
  defaultSort: '-id',
  search: false,
} as const satisfies ListSpec

export const changes = {
  list: endpoint({
    method: 'GET',
    path: '/changes',
    needs: 'changes:read',
    summary: 'List the journal: who changed what and when',
    list: changeList,
    output: z.array(Change),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/changes/undo',
    needs: 'changes:undo',
    summary: 'Undo all changes of a batch, in the background if more than 1,000; later changes are kept and reported',
    body: z.object({ batch: requiredText(100) }),
    output: z.object({
      /** The job that continues the undo. */
      job: z.string().optional(),
      undone: z.int(),
      kept: z.array(
        z.object({ entity: z.enum(journalled), record: z.string(), fields: z.array(z.string()), reason: z.string() }),
      ),
    }),
  }),
}
