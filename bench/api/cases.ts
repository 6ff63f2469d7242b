import type { BenchRequest } from './line.ts'

/** A row of the table: equivalent requests to the floor and to the product. */
export interface Case {
  readonly name: string
  /** Unit of the result: responses per second, or the duration of one response. */
  readonly unit: 'per second' | 'ms'
  /** Minimum ratio of the product's result to the floor's; for durations, of the floor's to the product's. */
  readonly target: number
  readonly floor: BenchRequest
  readonly ours: BenchRequest
  /** True if data changes ten times a second during the measurement; otherwise identical requests share a response. */
  readonly changing?: true
}

const statuses = ['Delivered', 'Shipping', 'New', 'Pending', 'Return']
const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T
const dayMs = 86_400_000
const recently = () => new Date(Date.now() - Math.floor(Math.random() * 700 * dayMs)).toISOString()
/**
 * Returns a random future time. As a limit in a query it changes the URL but not the result, so that no response is
 * shared.
 */
const ahead = () => new Date(Date.now() + Math.ceil(Math.random() * 365 * dayMs)).toISOString()
const names = [
  'Vera Ziegler',
  'Anna Müller',
  'Hugo Smith',
  'Marta Costa',
  'Yuki Tanaka',
  'Oliver Brown',
  'Nadia Petrov',
]

const status = (id: number) => ({ id, status: anyOf(statuses) })

/** Returns the rows that are measured by `load` or `time`; each call of a row returns different requests. */
export const casesOf = (orders: number): readonly (() => Case)[] => {
  const anyOrder = () => 16 + Math.floor(Math.random() * (orders - 16))
  const middle = Math.floor(orders / 2)
  return [
    () => {
      const id = anyOrder()
      const target = 0.6
      return {
        name: 'order by id with items',
        unit: 'per second',
        target,
        floor: { path: `/order?id=${id}` },
        ours: { path: `/api/orders?id=${id}` },
      }
    },
    () => {
      const query = { status: anyOf(statuses), before: recently() }
      return {
        name: 'page of 50 by status and date',
        unit: 'per second',
        target: 0.7,
        floor: { path: `/page?${new URLSearchParams(query)}` },
        ours: { path: pagePath(query) },
      }
    },
    () => {
      const query = { status: anyOf(statuses), before: recently() }
      return {
        name: 'the same with the exact total',
        unit: 'per second',
        target: 40,
        floor: { path: `/page-total?${new URLSearchParams(query)}` },
        ours: { path: pagePath(query) },
      }
    },
    () => {
      const status = anyOf(statuses)
      return {
        name: 'page of 50 of a status, total',
        unit: 'per second',
        target: 40,
        floor: { path: `/page-total?${new URLSearchParams({ status, before: ahead() })}` },
        ours: { path: `/api/orders?${new URLSearchParams({ status, page: '1', perPage: '50', sort: '-createAt' })}` },
        changing: true,
      }
    },
    () => ({
      name: 'page of 50 of all, exact total',
      unit: 'per second',
      target: 100,
      floor: { path: '/all-total' },
      ours: { path: '/api/orders?page=1&perPage=50&sort=-createAt' },
      changing: true,
    }),
    () => {
      const page = Math.floor(middle / 50) - Math.floor(Math.random() * 50)
      return {
        name: `position ${middle.toLocaleString('en-US')}`,
        unit: 'per second',
        target: 50,
        floor: { path: `/position?offset=${(page - 1) * 50}` },
        ours: { path: `/api/orders?page=${page}&perPage=50&sort=-createAt` },
      }
    },
    () => {
      const q = anyOf(names)
      return {
        name: 'search by customer name',
        unit: 'per second',
        target: 0.8,
        floor: { path: `/search?${new URLSearchParams({ q })}` },
        ours: {
          path: `/api/orders?${new URLSearchParams({ q, 'createAt.lt': ahead(), page: '1', perPage: '50', sort: '-createAt' })}`,
        },
      }
    },
    () => ({
      name: 'revenue per month, 24 months',
      unit: 'ms',
      target: 50,
      floor: { path: '/revenue' },
      ours: { path: '/api/orders/revenue' },
    }),
    () => ({
      name: 'top ten products',
      unit: 'ms',
      target: 30,
      floor: { path: '/top-products' },
      ours: { path: '/api/orders/top-products' },
    }),
    () => {
      const { id, status: next } = status(anyOrder())
      return {
        name: 'change of status',
        unit: 'per second',
        target: 0.3,
        floor: { path: `/status?id=${id}&status=${next}` },
        ours: { method: 'PATCH', path: `/api/orders?id=${id}`, body: { status: next } },
      }
    },
  ]
}

const pagePath = ({ status, before }: { readonly status: string; readonly before: string }) =>
  `/api/orders?${new URLSearchParams({ status, 'createAt.lt': before, page: '1', perPage: '50', sort: '-createAt' })}`
