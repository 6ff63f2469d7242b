import { invoiceStates, openInvoiceStates, orderStatuses } from '../core/constants.ts'
import type { Metric } from './metric.ts'

/** What was sent back has no value. */
const sold = { status: orderStatuses.filter((status) => status !== 'Return') } as const
const billed = { state: invoiceStates.filter((state) => state !== 'draft' && state !== 'void') } as const
const open = { state: openInvoiceStates } as const

const ofOrders = { of: 'orders', at: 'createAt', needs: 'orders:read' } as const
const ofInvoices = { of: 'invoices', needs: 'invoices:read' } as const
const ofVisits = { of: 'visits', at: 'startedAt', needs: 'analytics:read', unit: 'count', more: 'good' } as const
const ofCampaigns = { 'campaign.empty': ['false'] } as const

/** Every number that a dashboard shows, described once: its value, link, words, file and test follow from this. */
export const metrics = {
  orders: { ...ofOrders, measure: 'count', by: ['status', 'country'], unit: 'count', more: 'good' },
  soldOrders: { ...ofOrders, measure: 'count', where: sold, by: ['buyer'], unit: 'count', more: 'good' },
  grossSales: { ...ofOrders, measure: { plus: ['totalAmount', 'discountAmount'] }, unit: 'money', more: 'good' },
  discounts: { ...ofOrders, measure: { plus: ['discountAmount'] }, unit: 'money', more: 'bad' },
  sentBack: {
    ...ofOrders,
    ...{ measure: { plus: ['totalAmount'] }, where: { status: ['Return'] }, unit: 'money', more: 'bad' },
  },
  refunds: { ...ofOrders, measure: { plus: ['refundedAmount'] }, where: sold, unit: 'money', more: 'bad' },
  netRevenue: {
    ...ofOrders,
    measure: { plus: ['totalAmount'], minus: ['refundedAmount'] },
    where: sold,
    by: ['country', 'buyer'],
    unit: 'money',
    more: 'good',
  },
  units: { ...ofOrders, measure: { ofItems: 'quantity' }, where: sold, by: ['productId'], unit: 'count', more: 'good' },
  itemSales: {
    ...ofOrders,
    measure: { ofItems: 'amount' },
    where: sold,
    by: ['productId'],
    unit: 'money',
    more: 'good',
  },
  averageOrder: { ratio: ['netRevenue', 'soldOrders'], unit: 'money', needs: 'orders:read', more: 'good' },
  unitsPerOrder: { ratio: ['units', 'soldOrders'], unit: 'decimal', needs: 'orders:read', more: 'good' },
  outstanding: {
    ...ofInvoices,
    ...{ measure: { plus: ['owedAmount'] }, where: open, by: ['age', 'customerId'], unit: 'money', more: 'bad' },
  },
  overdue: {
    ...ofInvoices,
    ...{ measure: { plus: ['owedAmount'] }, where: { state: ['overdue'] }, by: ['age'], unit: 'money', more: 'bad' },
  },
  invoiced: {
    ...ofInvoices,
    ...{ measure: { plus: ['totalAmount'] }, at: 'issueDate', where: billed, unit: 'money', more: 'good' },
  },
  taxInvoiced: { ...ofInvoices, measure: { plus: ['tax'] }, at: 'issueDate', where: billed, unit: 'money' },
  paidOff: { ...ofInvoices, measure: { plus: ['paidAmount'] }, at: 'paidAt', unit: 'money', more: 'good' },
  daysOutstanding: {
    ...{ ratio: ['outstanding', 'invoiced'], days: 90, unit: 'days', needs: 'invoices:read', more: 'bad' },
  },

  visits: {
    ...ofVisits,
    measure: 'count',
    by: ['channel', 'entry', 'exit', 'device', 'zoneCountry', 'language'],
  },
  visitors: { ...ofVisits, measure: 'count', where: { arrival: ['first'] } },
  pageViews: { ...ofVisits, measure: { plus: ['pages'] } },
  productVisits: { ...ofVisits, measure: 'count', where: { stage: ['product', 'cart', 'order'] } },
  cartVisits: { ...ofVisits, measure: 'count', where: { stage: ['cart', 'order'] } },
  orderedVisits: { ...ofVisits, measure: 'count', where: { stage: ['order'] }, by: ['channel', 'device'] },
  campaignVisits: { ...ofVisits, measure: 'count', where: ofCampaigns, by: ['campaign'] },
  campaignOrders: { ...ofVisits, measure: 'count', where: { stage: ['order'], ...ofCampaigns }, by: ['campaign'] },
  conversion: { ratio: ['orderedVisits', 'visits'], unit: 'percent', needs: 'analytics:read', more: 'good' },
  pagesPerVisit: { ratio: ['pageViews', 'visits'], unit: 'decimal', needs: 'analytics:read', more: 'good' },
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof metrics
export const metricNames = Object.keys(metrics) as unknown as readonly [MetricName, ...MetricName[]]

/** A metric by its name, as any metric. */
export const metricOf = (name: string): Metric => metrics[name as MetricName]
