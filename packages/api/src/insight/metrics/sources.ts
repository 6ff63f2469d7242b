import { applicantList } from '@quarterdeck/contract/career/applicants'
import { openingList } from '@quarterdeck/contract/career/openings'
import { productList } from '@quarterdeck/contract/catalog/products'
import { reviewList } from '@quarterdeck/contract/catalog/reviews'
import { enrolmentList } from '@quarterdeck/contract/courses/enrolments'
import type { Measure, Plain } from '@quarterdeck/contract/insight/metrics/metric'
import { campaignList } from '@quarterdeck/contract/insight/visits/campaigns'
import { usageList } from '@quarterdeck/contract/insight/visits/usage'
import { visitList } from '@quarterdeck/contract/insight/visits/visits'
import type { ListSpec } from '@quarterdeck/contract/kit/list'
import { userList } from '@quarterdeck/contract/people/users'
import { budgetList } from '@quarterdeck/contract/sales/budgets'
import { expenseList } from '@quarterdeck/contract/sales/expenses'
import { invoiceList } from '@quarterdeck/contract/sales/invoices'
import { orderList } from '@quarterdeck/contract/sales/orders'
import { targetList } from '@quarterdeck/contract/sales/targets'
import { type RawBuilder, sql } from 'kysely'
import { applicants, openings } from '../../career/index.ts'
import * as products from '../../catalog/products/index.ts'
import * as reviews from '../../catalog/reviews/index.ts'
import { enrolments } from '../../courses/index.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { lineAmount } from '../../kit/sql/line-amount.ts'
import * as users from '../../people/users/index.ts'
import { budgets } from '../../sales/budgets/index.ts'
import { expenses } from '../../sales/expenses/index.ts'
import * as invoices from '../../sales/invoices/index.ts'
import * as orders from '../../sales/orders/index.ts'
import { targets } from '../../sales/targets/index.ts'
import * as analytics from '../visits/index.ts'

/** A rollup: counters of a field by day (UTC) in the table `tallies`. */
export interface Rollup {
  readonly entity: string
  readonly field: string
  /** Filter whose values have separate counters. */
  readonly by?: string
  /** Filter that all counted records meet, with the same values as in the metrics. */
  readonly within?: string
  /** Value that counts each record once if a record can have several values. */
  readonly any?: string
  /** Field that stores the same by quarter hour. */
  readonly quarters?: string
  /** True if sums of longer spans of days are stored, too. */
  readonly spans?: true
}

/** Records that metrics are computed from. */
interface Source {
  readonly spec: ListSpec
  readonly listed: Listed
  /** Timestamp for metrics of the present, which have none of their own. */
  readonly defaultAt?: string
  /** SQL for fields that aren't stored as minor units or whole numbers. */
  readonly expressions?: Readonly<Record<string, RawBuilder<unknown>>>
  /** SQL for timestamps, written like the expression of their index. */
  readonly moments: Readonly<Record<string, RawBuilder<unknown>>>
  /** Rollups by timestamp and field. */
  readonly rollups: Readonly<Record<string, Readonly<Record<string, readonly Rollup[]>>>>
}

const visitsBy = (field: string): Rollup => ({ entity: 'visits', field, by: field })

/** Rollups of visits; the amount is their number of pages. */
const ofVisits: readonly Rollup[] = [
  ...(['arrival', 'stage', 'channel', 'campaign', 'device', 'zoneCountry', 'language'] as const).map(visitsBy),
  ...(['entry', 'exit'] as const).map((field) => ({ ...visitsBy(field), spans: true as const })),
]

/** Rollups of visits with an order. */
const ofOrdered = (['channel', 'campaign', 'device'] as const).map(
  (by): Rollup => ({ entity: 'visits', field: `${by}Ordered`, by, within: 'stage' }),
)

const ofGoals: Rollup = { entity: 'reachedGoals', field: 'goal', by: 'goalId', any: String(analytics.anyGoal) }

/** Rollups of items sold and not returned, in total and by product. */
const ofSold: readonly Rollup[] = [
  { entity: 'sold', field: 'all', within: 'status', quarters: 'quarter' },
  { entity: 'sold', field: 'product', by: 'productId', within: 'status', spans: true },
]

const countedOf =
  (entity: string) =>
  (field: string, by: string, within?: string): Rollup => ({ entity, field, by, ...(within && { within }) })

const ofOrders = countedOf('orders')
const ofApplicants = countedOf('applicants')
const ofReviews: Rollup = { entity: 'reviews', field: 'all' }

const ofEnrolments = (...fields: readonly string[]): readonly Rollup[] =>
  fields.map((field) => ({ entity: 'enrolments', field, by: field }))

const ofCourses = (field: string): Rollup => ({ entity: 'enrolments', field, by: 'courseId', spans: true })

export const sources: Readonly<Record<Plain['of'], Source>> = {
  orders: {
    defaultAt: 'createAt',
    spec: orderList,
    listed: orders.collection.listed,
    moments: { createAt: sql.ref('createAt') },
    rollups: {
      createAt: {
        count: [
          ofOrders('status', 'status'),
          ofOrders('cohortDay', 'cohort'),
          ofOrders('countryDay', 'country'),
          ofOrders('buyerSold', 'buyer', 'status'),
          ofOrders('causeDay', 'returnCause', 'status'),
        ],
        totalAmount: [
          ofOrders('status', 'status'),
          ofOrders('buyerSold', 'buyer', 'status'),
          ofOrders('countrySold', 'country', 'status'),
        ],
        discountAmount: [ofOrders('discountAmount', 'status')],
        refundedAmount: [
          ofOrders('refundedAmount', 'status'),
          ofOrders('buyerRefunded', 'buyer', 'status'),
          ofOrders('countryRefunded', 'country', 'status'),
        ],
        quantity: ofSold,
        amount: ofSold,
      },
    },
  },
  expenses: { spec: expenseList, listed: expenses.collection.listed, moments: {}, rollups: {} },
  targets: { spec: targetList, listed: targets.collection.listed, moments: {}, rollups: {} },
  budgets: { spec: budgetList, listed: budgets.collection.listed, moments: {}, rollups: {} },
  enrolments: {
    spec: enrolmentList,
    listed: enrolments.collection.listed,
    defaultAt: 'startedAt',
    moments: {},
    rollups: {
      startedAt: {
        count: [
          ...ofEnrolments('status', 'source', 'reach'),
          ofCourses('courseId'),
          countedOf('enrolments')('lessonsDoneDropped', 'lessonsDone', 'status'),
          countedOf('enrolments')('instructorIdActive', 'instructorId', 'status'),
        ],
        paid: [...ofEnrolments('status'), ofCourses('courseId')],
        refunded: [{ entity: 'enrolments', field: 'refundedInAll' }, ofCourses('refunded')],
      },
    },
  },
  reviews: {
    spec: reviewList,
    listed: reviews.collection.listed,
    expressions: { rating: sql`round("rating" * 100)` },
    moments: {},
    rollups: { createdAt: { count: [ofReviews], rating: [ofReviews] } },
  },
  openings: { spec: openingList, listed: openings.collection.listed, defaultAt: 'openedAt', moments: {}, rollups: {} },
  applicants: {
    spec: applicantList,
    listed: applicants.collection.listed,
    defaultAt: 'appliedAt',
    moments: {},
    rollups: {
      appliedAt: {
        count: [
          ofApplicants('source', 'source'),
          ofApplicants('furthest', 'furthest'),
          ofApplicants('hiredOf', 'source', 'furthest'),
        ],
      },
      hiredAt: { count: [ofApplicants('hired', 'source')] },
      offerAt: { count: [ofApplicants('offered', 'stage')] },
      endedAt: { count: [ofApplicants('rejected', 'reason', 'stage')] },
    },
  },
  products: {
    spec: productList,
    listed: products.collection.listed,
    defaultAt: 'createdAt',
    moments: {},
    rollups: {
      createdAt: {
        count: [
          countedOf('products')('status', 'status'),
          countedOf('products')('categorySize', 'categorySize', 'status'),
        ],
        stock: [{ entity: 'products', field: 'stock' }],
      },
    },
  },
  users: {
    spec: userList,
    listed: users.collection.listed,
    defaultAt: 'createdAt',
    moments: {},
    rollups: {
      createdAt: {
        count: [countedOf('users')('status', 'status'), countedOf('users')('activeRole', 'role', 'status')],
      },
    },
  },
  invoices: {
    defaultAt: 'dueDate',
    spec: invoiceList,
    listed: invoices.collection.listed,
    moments: {
      issueDate: sql.ref('issueDate'),
      dueDate: sql.ref('dueDate'),
      paidAt: sql`coalesce("paidAt", '-infinity'::timestamptz)`,
    },
    rollups: {
      issueDate: {
        totalAmount: [{ entity: 'invoices', field: 'totalAmount', by: 'state' }],
        tax: [{ entity: 'invoices', field: 'tax', by: 'state' }],
      },
      dueDate: { owedAmount: [{ entity: 'receivables', field: 'stage', by: 'state' }] },
      paidAt: { paidAmount: [{ entity: 'payoffs', field: 'paid' }] },
    },
  },
  campaigns: {
    spec: campaignList,
    listed: analytics.campaigns.collection.listed,
    moments: { startsAt: sql.ref('startsAt') },
    rollups: {},
  },
  usage: { spec: usageList, listed: analytics.usageListed, moments: {}, rollups: {} },
  visits: {
    spec: visitList,
    listed: analytics.listed,
    moments: { startedAt: sql.ref('startedAt') },
    rollups: { startedAt: { count: [...ofVisits, ...ofOrdered, ofGoals], pages: ofVisits } },
  },
}

/** A field to add or subtract. */
export interface Term {
  readonly field: string
  readonly sign: 1 | -1
}

/** Returns the terms of a measure; undefined if it isn't a sum. */
export const termsOf = (measure: Measure): readonly Term[] | undefined => {
  if (measure === 'count') return [{ field: 'count', sign: 1 }]
  if ('ofItems' in measure) return [{ field: measure.ofItems, sign: 1 }]
  if ('medianDays' in measure) return undefined
  const { plus, minus = [] } = measure
  return [
    ...plus.map((field) => ({ field, sign: 1 }) as const),
    ...minus.map((field) => ({ field, sign: -1 }) as const),
  ]
}

export const isOfItems = (measure: Measure): measure is Extract<Measure, { readonly ofItems: string }> =>
  typeof measure === 'object' && 'ofItems' in measure

/** Returns SQL for the value of a record, in minor units or pieces. */
export const recordValue = ({ of, measure }: Pick<Plain, 'of' | 'measure'>): RawBuilder<unknown> => {
  if (isOfItems(measure)) {
    const item = measure.ofItems === 'quantity' ? sql`i."quantity"` : lineAmount('i')
    return sql`(select coalesce(sum(${item}), 0) from "orderItems" as i where i."orderId" = "orders"."id")`
  }
  const each = (termsOf(measure) ?? []).map(({ field, sign }) => {
    const value = field === 'count' ? sql`1` : (sources[of].expressions?.[field] ?? sql.ref(field))
    return sign === 1 ? value : sql`-${value}`
  })
  return sql`(${sql.join(each, sql` + `)})::bigint`
}
