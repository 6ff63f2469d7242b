import { z } from 'zod'
import { seriesKinds, seriesStates, seriesStatuses, seriesTroubles } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { choice, id, multilineText, sentId, text, timestamp, versioned } from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { InvoiceDraft, invoiceContent } from './invoice-draft.ts'
import { Invoice } from './invoices.ts'
import { recurrenceUnits } from './recurrence.ts'

const day = z.iso.date()

/** Template and schedule of recurring invoices. */
const fields = z.object({
  ...invoiceContent.shape,
  /** Name that distinguishes it from other series of the customer. */
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
  // The customer is required; everything else defaults as in an invoice.
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

const named = z.object({ id: sentId })

export const seriesKind = kindOf(
  'series',
  {
    name: { personal: true },
    customer: { personal: true, as: 'parts' },
    billingAddress: { personal: true, as: 'parts' },
    products: { personal: false, as: 'list' },
    shippingCharge: { personal: false, filter: false, unit: 'money' },
    shippingTaxRate: { personal: false, filter: false, unit: 'percent' },
    tax: { personal: false, filter: false, unit: 'money' },
    taxes: { personal: false, as: 'list' },
    discountAmount: { personal: false, filter: false, unit: 'money' },
    pricesIncludeTax: { personal: false, filter: false, as: 'yes/no' },
    taxExemption: { personal: false, filter: false },
    totalAmount: { personal: false, unit: 'money' },
    reference: { personal: true, filter: false },
    notes: { personal: true, as: 'long text' },
    terms: { personal: false, as: 'long text' },
    language: { personal: false, as: 'choice' },
    unit: { personal: false, values: recurrenceUnits },
    every: { personal: false, filter: false, as: 'number' },
    dayOfMonth: { personal: false, filter: false, as: 'number' },
    startDate: { personal: false, as: 'day' },
    endDate: { personal: false, as: 'day' },
    maxCount: { personal: false, filter: false, as: 'number' },
    termDays: { personal: false, filter: false, as: 'number' },
    makes: { personal: false, values: seriesKinds, edited: 'bulk' },
    status: { personal: false, as: 'choice', edited: 'bulk' },
    state: { personal: false, values: seriesStates },
    pausedBy: { personal: false, as: 'choice' },
    nextDate: { personal: false, as: 'day' },
    lastDate: { personal: false, as: 'day' },
    skippedDate: { personal: false, as: 'day' },
    madeCount: { personal: false, filter: false, as: 'number' },
  },
  {
    one: 'series',
    record: Series,
    draft: SeriesDraft,
    patch: SeriesPatch,
    words: {
      one: 'a series',
      all: 'series',
      list: 'List series of recurring invoices',
      create:
        'Create a series, which creates an invoice or a draft on each of its dates (UTC); with `send` it is mailed as well. All but drafts also need invoices:write. The earliest start is yesterday',
      update:
        'Change a series from its next invoice on; absent fields stay unchanged. Dates that passed while it was paused are skipped',
      remove: 'Move series to the bin by ids or by id; their invoices stay',
      facets: 'state, unit and created document',
    },
    filters: {
      customerId: { kind: 'number', isKey: true },
      customer: { kind: 'text' },
      nextDate: { kind: 'text', isCode: true },
      updatedAt: false,
    },
    order: [
      'id',
      'ids',
      'customerId',
      'customer',
      'name',
      'state',
      'unit',
      'makes',
      'totalAmount',
      'nextDate',
      'createdAt',
    ],
    sort: ['id', 'customer', 'name', 'totalAmount', 'nextDate', 'createdAt'],
    screenSort: 'nextDate',
    exported: ['id', 'name', 'customerName', 'state', 'unit', 'every', 'nextDate', 'totalAmount', 'madeCount'],
    endpoints: (usual) => ({
      ...usual,
      skip: endpoint({
        method: 'POST',
        path: '/series/skip',
        needs: 'series:write',
        sendsNoMail: true,
        summary: 'Skip the next date of a series; it does not count toward the number of invoices',
        body: named,
        output: z.object({ series: Series }),
        status: 200,
      }),
      issueNow: endpoint({
        method: 'POST',
        path: '/series/issue-now',
        needs: 'series:write',
        summary:
          'Create the next invoice of a series today instead of on its next date: as a draft, issued, or issued and mailed, depending on the series',
        body: named,
        output: z.object({ series: Series, invoice: Invoice }),
      }),
    }),
  },
)
export const seriesList = seriesKind.list
export const series = seriesKind.endpoints
