import { z } from 'zod'
import { applicantStages, openingStatuses } from '../career/career-words.ts'
import { courseStatuses } from '../courses/courses.ts'
import { enrolmentStatuses } from '../courses/enrolments.ts'
import {
  invoiceStatuses,
  orderStatuses,
  productStatuses,
  reviewStatuses,
  seriesStates,
  ticketCategories,
  ticketStatuses,
} from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { type Searchable, searchable } from '../kit/entities.ts'
import { id, money, timestamp, unitPrice } from '../kit/fields.ts'
import { articleCategories, articleStatuses } from '../support/article-words.ts'

const FoundUser = z.object({ id, name: z.string(), email: z.string(), image: z.string() })

/**
 * Kinds of matches, the best first: by the number of a record; by a text that equals the query, begins with it, has
 * words that begin with its words, or contains them anywhere; by a similar text; by the digits of a telephone number.
 */
export const matchKinds = ['number', 'exact', 'prefix', 'word', 'part', 'similar', 'phone'] as const
export type MatchKind = (typeof matchKinds)[number]

const how = {
  match: z.enum(matchKinds),
  /** The text in which it was found. */
  matched: z.string(),
}

/** Fields of every result. */
const found = {
  users: z.array(FoundUser.extend(how)),
  orders: z.array(
    z.object({
      id,
      customer: z.string(),
      status: z.enum(orderStatuses),
      totalAmount: money,
      createAt: timestamp,
      ...how,
    }),
  ),
  products: z.array(
    z.object({
      id,
      title: z.string(),
      code: z.string(),
      image: z.string(),
      status: z.enum(productStatuses),
      price: unitPrice,
      unit: z.string(),
      ...how,
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      customerId: id,
      customer: z.string(),
      status: z.enum(invoiceStatuses),
      totalAmount: money,
      ...how,
    }),
  ),
  series: z.array(
    z.object({
      id,
      name: z.string(),
      customer: z.string(),
      state: z.enum(seriesStates),
      totalAmount: money,
      ...how,
    }),
  ),
  openings: z.array(
    z.object({ id, title: z.string(), department: z.string(), status: z.enum(openingStatuses), ...how }),
  ),
  applicants: z.array(z.object({ id, title: z.string(), stage: z.enum(applicantStages), ...how })),
  expenses: z.array(z.object({ id, title: z.string(), amount: money, date: timestamp, ...how })),
  budgets: z.array(z.object({ id, title: z.string(), ...how })),
  targets: z.array(z.object({ id, title: z.string(), ...how })),
  courses: z.array(z.object({ id, title: z.string(), status: z.enum(courseStatuses), ...how })),
  enrolments: z.array(
    z.object({ id, title: z.string(), course: z.string(), status: z.enum(enrolmentStatuses), ...how }),
  ),
  tickets: z.array(
    z.object({ id, userId: id.nullable(), subject: z.string(), status: z.enum(ticketStatuses), ...how }),
  ),
  articles: z.array(
    z.object({ id, title: z.string(), category: z.enum(articleCategories), status: z.enum(articleStatuses), ...how }),
  ),
  replies: z.array(z.object({ id, title: z.string(), category: z.enum(ticketCategories), ...how })),
  campaigns: z.array(z.object({ id, title: z.string(), ...how })),
  goals: z.array(z.object({ id, title: z.string(), ...how })),
  cards: z.array(z.object({ id, boardId: id, title: z.string(), ...how })),
  reviews: z.array(
    z.object({
      id,
      rating: z.number(),
      review: z.string(),
      reviewer: z.string(),
      status: z.enum(reviewStatuses),
      ...how,
    }),
  ),
} as const satisfies Readonly<Record<Searchable, z.ZodType>>
const Found = z.object(found)
export type Found = z.output<typeof Found>

/** Matches up to 20 comma-separated references to records, such as `orders/15`. */
const recordNames = /^[a-z]{1,30}\/[\w-]{1,40}(,[a-z]{1,30}\/[\w-]{1,40}){0,19}$/i

export const search = {
  all: endpoint({
    method: 'GET',
    path: '/search',
    needs: 'session',
    summary:
      'Search all readable kinds of records, or only the kind `in`, best matches first; typos are tolerated for people, and other matches are newest first. A number finds records by number first: `14` finds invoice `INV-014`',
    query: z.object({
      q: z.string().trim().min(1).max(100),
      in: z.enum(searchable).optional(),
    }),
    output: Found,
  }),
  /** Returns the names of recently opened records: the browser stores ids only, so that names are never stale. */
  records: endpoint({
    method: 'GET',
    path: '/search/records',
    needs: 'session',
    summary:
      'Get names of records by entity and id, such as `users/7,invoices/INV-014`; deleted and unreadable ones are left out',
    query: z.object({ records: z.string().regex(recordNames) }),
    output: Found,
  }),
}
