import { pipelineStages, type WayStage } from '../../career/career-words.ts'
import { progressLevels } from '../../courses/enrolments.ts'
import { invoiceStates, openInvoiceStates, orderStatuses } from '../../kit/constants.ts'
import { openOrderStatuses } from '../../sales/order-ages.ts'
import type { Metric, Plain } from './metric.ts'

/** Filter for orders that were not returned. */
const sold = { status: orderStatuses.filter((status) => status !== 'Return') } as const
const billed = { state: invoiceStates.filter((state) => state !== 'draft' && state !== 'void') } as const
const open = { state: openInvoiceStates } as const

/** Returns the filter for learners who reached a threshold of progress. */
const reached = (from: (typeof progressLevels)[number]) => ({
  reach: progressLevels.slice(progressLevels.indexOf(from)),
})

const ofEnrolments = { of: 'enrolments', needs: 'enrolments:read' } as const
const begun = { ...ofEnrolments, at: 'startedAt' } as const
const ofOrders = { of: 'orders', at: 'createAt', needs: 'orders:read' } as const
const ofTargets = { of: 'targets', at: 'startsAt', needs: 'targets:read' } as const
const ofReviews = { of: 'reviews', at: 'createdAt', needs: 'reviews:read' } as const
const ofInvoices = { of: 'invoices', needs: 'invoices:read' } as const
const ofVisits = { of: 'visits', at: 'startedAt', needs: 'analytics:read', unit: 'count', more: 'good' } as const
const ofCampaigns = { 'campaign.empty': ['false'] } as const

const ofUsage = { of: 'usage', at: 'day', isDay: true, needs: 'analytics:read' } as const

const ofOpenings = { of: 'openings', needs: 'openings:read' } as const
const ofApplicants = { of: 'applicants', needs: 'applicants:read' } as const
const applied = { ...ofApplicants, at: 'appliedAt', measure: 'count', unit: 'count', more: 'good' } as const
const offered = { ...ofApplicants, at: 'offerAt', measure: 'count', unit: 'count', more: 'good' } as const
/** Returns the filter for applicants who reached a stage. */
const gotTo = (stage: WayStage) => ({ furthest: pipelineStages.slice(pipelineStages.indexOf(stage)) })
/** Returns the metric for the median days between two stages. */
const daysBetween = (from: string, to: string): Plain => ({
  ...ofApplicants,
  at: to,
  measure: { medianDays: [from, to] },
  where: { [`${from}.empty`]: ['false'] },
  unit: 'days',
  more: 'bad',
})

/** Definitions of all metrics; value, link, label, export and test follow from these. */
export const metrics = {
  orders: { ...ofOrders, measure: 'count', by: ['status', 'country', 'cohort'], unit: 'count', more: 'good' },
  openOrders: {
    of: 'orders',
    needs: 'orders:read',
    measure: 'count',
    where: { status: openOrderStatuses },
    by: ['statusAge'],
    unit: 'count',
  },
  soldOrders: { ...ofOrders, measure: 'count', where: sold, by: ['buyer'], unit: 'count', more: 'good' },
  grossSales: { ...ofOrders, measure: { plus: ['totalAmount', 'discountAmount'] }, unit: 'money', more: 'good' },
  discounts: { ...ofOrders, measure: { plus: ['discountAmount'] }, unit: 'money', more: 'bad' },
  sentBack: {
    ...ofOrders,
    measure: { plus: ['totalAmount'] },
    where: { status: ['Return'] },
    unit: 'money',
    more: 'bad',
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
  units: {
    ...ofOrders,
    measure: { ofItems: 'quantity' },
    where: sold,
    by: ['productId', 'falling'],
    unit: 'count',
    more: 'good',
  },
  itemSales: {
    ...ofOrders,
    measure: { ofItems: 'amount' },
    where: sold,
    by: ['productId'],
    unit: 'money',
    more: 'good',
  },
  returnedOrders: {
    ...ofOrders,
    measure: 'count',
    where: { status: ['Return'] },
    by: ['returnCause'],
    unit: 'count',
    more: 'bad',
  },
  returnRate: {
    ratio: ['returnedOrders', 'orders'],
    by: ['returnCause'],
    unit: 'percent',
    needs: 'orders:read',
    more: 'bad',
  },
  averageOrder: { ratio: ['netRevenue', 'soldOrders'], unit: 'money', needs: 'orders:read', more: 'good' },
  unitsPerOrder: { ratio: ['units', 'soldOrders'], unit: 'decimal', needs: 'orders:read', more: 'good' },
  stock: { of: 'products', needs: 'products:read', measure: { plus: ['stock'] }, unit: 'count' },
  assortment: {
    of: 'products',
    needs: 'products:read',
    measure: 'count',
    where: { status: ['Published'] },
    by: ['categorySize'],
    unit: 'count',
    more: 'good',
  },
  stockDays: {
    ratio: ['stock', 'units'],
    byDay: true,
    by: ['lasting'],
    unit: 'days',
    needs: 'products:read',
    more: 'good',
  },
  /** Targets of the months that begin in the range. */
  revenueTarget: { ...ofTargets, measure: { plus: ['revenue'] }, unit: 'money', more: 'good' },
  orderTarget: { ...ofTargets, measure: { plus: ['orders'] }, unit: 'count', more: 'good' },
  outstanding: {
    ...ofInvoices,
    measure: { plus: ['owedAmount'] },
    where: open,
    by: ['age', 'customerId'],
    unit: 'money',
    more: 'bad',
  },
  overdue: {
    ...ofInvoices,
    measure: { plus: ['owedAmount'] },
    where: { state: ['overdue'] },
    by: ['age'],
    unit: 'money',
    more: 'bad',
  },
  dueIn: {
    ...ofInvoices,
    measure: { plus: ['owedAmount'] },
    at: 'dueDate',
    isDay: true,
    where: open,
    unit: 'money',
    more: 'good',
  },
  dueOut: {
    of: 'expenses',
    at: 'date',
    needs: 'expenses:read',
    measure: { plus: ['amount'] },
    where: { recurring: ['yes'] },
    repeats: 'month',
    unit: 'money',
    more: 'bad',
  },
  cashFlow: { difference: ['dueIn', 'dueOut'], unit: 'money', needs: 'invoices:read', more: 'good' },
  invoiced: {
    ...ofInvoices,
    measure: { plus: ['totalAmount'] },
    at: 'issueDate',
    isDay: true,
    where: billed,
    unit: 'money',
    more: 'good',
  },
  taxInvoiced: {
    ...ofInvoices,
    measure: { plus: ['tax'] },
    at: 'issueDate',
    isDay: true,
    where: billed,
    unit: 'money',
  },
  paidOff: { ...ofInvoices, measure: { plus: ['paidAmount'] }, at: 'paidAt', unit: 'money', more: 'good' },
  differing: {
    ...ofInvoices,
    measure: { plus: ['totalAmount'] },
    where: { order: ['changed'] },
    by: ['invoice'],
    unit: 'money',
    more: 'bad',
  },
  daysOutstanding: {
    ratio: ['outstanding', 'invoiced'],
    days: 90,
    unit: 'days',
    needs: 'invoices:read',
    more: 'bad',
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
  reads: {
    ...ofUsage,
    measure: { plus: ['calls'] },
    where: { way: ['read'] },
    by: ['screen'],
    unit: 'count',
  },
  readTime: {
    ...ofUsage,
    measure: { plus: ['took'] },
    where: { way: ['read'] },
    by: ['screen'],
    unit: 'milliseconds',
    more: 'bad',
  },
  answerTime: {
    ratio: ['readTime', 'reads'],
    by: ['screen'],
    unit: 'milliseconds',
    needs: 'analytics:read',
    more: 'bad',
  },
  actions: {
    ...ofUsage,
    measure: { plus: ['calls'] },
    where: { way: ['write'] },
    by: ['action'],
    unit: 'count',
  },
  missedSearches: {
    ...ofUsage,
    measure: { plus: ['missed'] },
    by: ['screen'],
    unit: 'count',
    more: 'bad',
  },
  errors: { ...ofUsage, measure: { plus: ['failed'] }, by: ['screen'], unit: 'count', more: 'bad' },
  goalVisits: { ...ofVisits, measure: 'count', where: { 'goalId.empty': ['false'] }, by: ['goalId'] },
  goalRate: {
    ratio: ['goalVisits', 'visits'],
    by: ['goalId'],
    unit: 'percent',
    needs: 'analytics:read',
    more: 'good',
  },
  campaignVisits: { ...ofVisits, measure: 'count', where: ofCampaigns, by: ['campaign'] },
  campaignOrders: { ...ofVisits, measure: 'count', where: { stage: ['order'], ...ofCampaigns }, by: ['campaign'] },
  campaignCost: {
    of: 'campaigns',
    at: 'startsAt',
    needs: 'campaigns:read',
    measure: { plus: ['cost'] },
    by: ['channel'],
    unit: 'money',
    more: 'bad',
  },
  costPerOrder: { ratio: ['campaignCost', 'campaignOrders'], unit: 'money', needs: 'campaigns:read', more: 'bad' },
  conversion: { ratio: ['orderedVisits', 'visits'], unit: 'percent', needs: 'analytics:read', more: 'good' },
  pagesPerVisit: { ratio: ['pageViews', 'visits'], unit: 'decimal', needs: 'analytics:read', more: 'good' },
  invoicedNet: {
    ...ofInvoices,
    measure: { plus: ['totalAmount'], minus: ['tax'] },
    at: 'issueDate',
    isDay: true,
    where: billed,
    unit: 'money',
    more: 'good',
  },
  spent: {
    of: 'expenses',
    at: 'date',
    isDay: true,
    needs: 'expenses:read',
    measure: { plus: ['amount'], minus: ['tax'] },
    by: ['category'],
    unit: 'money',
    more: 'bad',
  },
  budgeted: {
    of: 'budgets',
    at: 'startsAt',
    needs: 'budgets:read',
    measure: { plus: ['amount'] },
    by: ['category'],
    unit: 'money',
  },
  profit: { difference: ['invoicedNet', 'spent'], unit: 'money', needs: 'invoices:read', more: 'good' },
  margin: { ratio: ['profit', 'invoicedNet'], unit: 'percent', needs: 'invoices:read', more: 'good' },
  activeLearners: {
    ...ofEnrolments,
    measure: 'count',
    where: { status: ['Active'] },
    by: ['instructorId'],
    unit: 'count',
    more: 'good',
  },
  silentLearners: { ...ofEnrolments, measure: 'count', where: { pace: ['silent'] }, unit: 'count', more: 'bad' },
  newEnrolments: { ...begun, measure: 'count', by: ['source', 'status'], unit: 'count', more: 'good' },
  completed: { ...begun, measure: 'count', where: { status: ['Completed'] }, unit: 'count', more: 'good' },
  reachedHalf: { ...begun, measure: 'count', where: reached('half'), unit: 'count', more: 'good' },
  reachedMost: { ...begun, measure: 'count', where: reached('most'), unit: 'count', more: 'good' },
  completion: { ratio: ['completed', 'newEnrolments'], unit: 'percent', needs: 'enrolments:read', more: 'good' },
  halfway: { ratio: ['reachedHalf', 'newEnrolments'], unit: 'percent', needs: 'enrolments:read', more: 'good' },
  nearlyAll: { ratio: ['reachedMost', 'newEnrolments'], unit: 'percent', needs: 'enrolments:read', more: 'good' },
  dropped: {
    ...begun,
    measure: 'count',
    where: { status: ['Dropped'] },
    by: ['lessonsDone'],
    unit: 'count',
    more: 'bad',
  },
  courseRevenue: { ...begun, measure: { plus: ['paid'] }, by: ['courseId'], unit: 'money', more: 'good' },
  courseRefunds: { ...begun, measure: { plus: ['refunded'] }, by: ['courseId'], unit: 'money', more: 'bad' },
  reviews: { ...ofReviews, measure: 'count', unit: 'count', more: 'good' },
  stars: { ...ofReviews, measure: { plus: ['rating'] }, unit: 'stars' },
  averageRating: { ratio: ['stars', 'reviews'], unit: 'decimal', needs: 'reviews:read', more: 'good' },

  openPositions: {
    ...ofOpenings,
    measure: { plus: ['openings'] },
    where: { status: ['Open'] },
    unit: 'count',
  },
  openingsAtRisk: { ...ofOpenings, measure: 'count', where: { risk: ['late', 'soon'] }, unit: 'count', more: 'bad' },
  daysOpen: {
    ...ofOpenings,
    measure: { medianDays: ['openedAt', 'now'] },
    where: { status: ['Open'] },
    by: ['opening'],
    unit: 'days',
    more: 'bad',
  },
  newApplicants: { ...applied, by: ['source'] },
  gotToScreen: { ...applied, where: gotTo('Screen') },
  gotToInterview: { ...applied, where: gotTo('Interview') },
  gotToOffer: { ...applied, where: gotTo('Offer') },
  gotHired: { ...applied, where: gotTo('Hired'), by: ['source'] },
  hireRate: {
    ratio: ['gotHired', 'newApplicants'],
    by: ['source'],
    unit: 'percent',
    needs: 'applicants:read',
    more: 'good',
  },
  hires: { ...ofApplicants, at: 'hiredAt', measure: 'count', by: ['source'], unit: 'count', more: 'good' },
  daysToHire: daysBetween('appliedAt', 'hiredAt'),
  daysApplied: daysBetween('appliedAt', 'screenAt'),
  daysInScreen: daysBetween('screenAt', 'interviewAt'),
  daysInInterview: daysBetween('interviewAt', 'offerAt'),
  daysInOffer: daysBetween('offerAt', 'hiredAt'),
  offersAnswered: { ...offered, where: { stage: ['Hired', 'Rejected', 'Withdrawn'] } },
  offersAccepted: { ...offered, where: { stage: ['Hired'] } },
  acceptance: {
    ratio: ['offersAccepted', 'offersAnswered'],
    unit: 'percent',
    needs: 'applicants:read',
    more: 'good',
  },
  interviewsToday: { ...ofApplicants, measure: 'count', where: { interview: ['today'] }, unit: 'count' },
  rejections: {
    ...ofApplicants,
    at: 'endedAt',
    measure: 'count',
    where: { stage: ['Rejected'] },
    by: ['reason'],
    unit: 'count',
  },
  headcount: {
    of: 'users',
    needs: 'users:read',
    measure: 'count',
    where: { status: ['Active'] },
    by: ['role'],
    unit: 'count',
  },
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof metrics
export const metricNames = Object.keys(metrics) as unknown as readonly [MetricName, ...MetricName[]]

/** Returns a metric by name, widened to the general type. */
export const metricOf = (name: string): Metric => metrics[name as MetricName]
