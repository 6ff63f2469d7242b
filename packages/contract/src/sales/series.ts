import { z } from 'zod'
import { seriesKinds, seriesStates, seriesStatuses, seriesTroubles } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import { choice, id, multilineText, sentId, text, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'
import { InvoiceDraft, invoiceContent } from './invoice-draft.ts'
import { Invoice } from './invoices.ts'
import { recurrenceUnits } from './recurrence.ts'

const day = z.iso.date()

/** Template and schedule of recurring invoices. */
const fields = z.object({
  ...invoiceContent.shape,
  /** Name that tells it from other series of the customer. */
  name: text(120),
  unit: choice(recurrenceUnits),
  /** Interval in units. */
  every: z.int().min(1).max(365),
  /** Day of the month, if it differs from that of `startDate`; 31 means the last day of every month. */
  dayOfMonth: z.int().min(1).max(31).nullable(),
  /** Earliest date of an invoice. */
  startDate: day,
  endDate: day.nullable(),
  /** Total number of invoices; null for no limit. */
  maxCount: z.int().min(1).max(10_000).nullable(),
  /** Payment term of each invoice, in days. */
  termDays: z.int().min(0).max(365),
  /** Handling of new invoices: left as drafts, issued, or issued and mailed. */
  makes: choice(seriesKinds),
  status: choice(seriesStatuses),
})

export const SeriesDraft = fields.extend({
  // Whose it is has to be said, and the rest is none of its own.
  ...InvoiceDraft.omit({
    customer: true,
    dueDate: true,
    issueDate: true,
    status: true,
    payment: true,
    installments: true,
    suppliedOn: true,
  }).shape,
  notes: multilineText(2000).default(''),
  terms: multilineText(2000).default(''),
  name: fields.shape.name.default(''),
  every: fields.shape.every.default(1),
  dayOfMonth: fields.shape.dayOfMonth.default(null),
  endDate: fields.shape.endDate.default(null),
  maxCount: fields.shape.maxCount.default(null),
  termDays: fields.shape.termDays.default(14),
  makes: fields.shape.makes.default('draft'),
  status: fields.shape.status.default('active'),
})
export const SeriesPatch = fields.partial()
export type SeriesDraft = z.output<typeof SeriesDraft>
export type SeriesPatch = z.output<typeof SeriesPatch>

export const Series = fields.extend({
  id,
  ...Invoice.pick({ billingAddress: true, customer: true, products: true, taxes: true, totalAmount: true }).shape,
  /** Paused by its status, ended if no further date follows, otherwise active. */
  state: z.enum(seriesStates),
  /** Reason why it was paused automatically: the customer is gone, or creating an invoice failed. */
  pausedBy: z.enum(seriesTroubles).nullable(),
  /** Date of the next invoice; null if there is none. */
  nextDate: day.nullable(),
  /** Date of the last created invoice. */
  lastDate: day.nullable(),
  /** Last date skipped by a user. */
  skippedDate: day.nullable(),
  /** Number of invoices created. */
  madeCount: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Series = z.output<typeof Series>

export const seriesList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    customerId: { kind: 'number', isKey: true },
    customer: { kind: 'text' },
    name: { kind: 'text' },
    state: { kind: 'choice', values: seriesStates },
    unit: { kind: 'choice', values: recurrenceUnits },
    makes: { kind: 'choice', values: seriesKinds },
    totalAmount: { kind: 'money' },
    nextDate: { kind: 'text', isCode: true },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'customer', 'name', 'totalAmount', 'nextDate', 'createdAt'],
  defaultSort: 'id',
  screenSort: 'nextDate',
  search: true,
} as const satisfies ListSpec

const ordinary = verbs({
  entity: 'series',
  one: 'series',
  record: Series,
  draft: SeriesDraft,
  patch: SeriesPatch,
  list: seriesList,
  words: {
    one: 'a series',
    all: 'series',
    list: 'All series of recurring invoices, or a page of those that match',
    create:
      'Begin a series: on each of its dates (UTC) an invoice is made, dated that day, or a draft; with `send` it is mailed as well. All but drafts takes invoices:write, too. It begins yesterday at the earliest',
    update:
      'Change a series from its next invoice on; fields that are not sent stay. Dates that passed while it was paused are left out',
    remove: 'Move series to the bin: by ids or by id. Their invoices stay',
    facets: 'state, unit and what they make',
  },
})

const named = z.object({ id: sentId })

export const series = {
  ...ordinary,
  skip: endpoint({
    method: 'POST',
    path: '/series/skip',
    needs: 'series:write',
    sendsNoMail: true,
    summary: 'Leave out the next date of a series; it does not count as one of its invoices',
    body: named,
    output: z.object({ series: Series }),
    status: 200,
  }),
  issueNow: endpoint({
    method: 'POST',
    path: '/series/issue-now',
    needs: 'series:write',
    summary:
      'Make the next invoice of a series today, in the place of that on its next date: as a draft, issued, or issued and mailed, as the series has it',
    body: named,
    output: z.object({ series: Series, invoice: Invoice }),
  }),
}

const described = {
  name: { personal: true },
  customer: { personal: true, as: 'parts' },
  billingAddress: { personal: true, as: 'parts' },
  products: { personal: false, as: 'list' },
  shippingCharge: { personal: false, unit: 'money' },
  shippingTaxRate: { personal: false, unit: 'percent' },
  tax: { personal: false, unit: 'money' },
  taxes: { personal: false, as: 'list' },
  discountAmount: { personal: false, unit: 'money' },
  pricesIncludeTax: { personal: false, as: 'yes/no' },
  taxExemption: { personal: false },
  totalAmount: { personal: false, unit: 'money' },
  reference: { personal: true },
  notes: { personal: true, as: 'long text' },
  terms: { personal: false, as: 'long text' },
  language: { personal: false, as: 'choice' },
  unit: { personal: false },
  every: { personal: false, as: 'number' },
  dayOfMonth: { personal: false, as: 'number' },
  startDate: { personal: false, as: 'day' },
  endDate: { personal: false, as: 'day' },
  maxCount: { personal: false, as: 'number' },
  termDays: { personal: false, as: 'number' },
  makes: { personal: false, edited: 'bulk' },
  status: { personal: false, as: 'choice', edited: 'bulk' },
  state: { personal: false },
  pausedBy: { personal: false, as: 'choice' },
  nextDate: { personal: false, as: 'day' },
  lastDate: { personal: false, as: 'day' },
  skippedDate: { personal: false, as: 'day' },
  madeCount: { personal: false, as: 'number' },
  createdAt: { personal: false },
} as const satisfies Fields<Series, SeriesPatch>

export const seriesKind = {
  entity: 'series',
  record: Series,
  draft: SeriesDraft,
  patch: SeriesPatch,
  list: seriesList,
  endpoints: series,
  fields: described,
  exported: ['id', 'name', 'customerName', 'state', 'unit', 'every', 'nextDate', 'totalAmount', 'madeCount'],
} as const satisfies Kind<'series'>
