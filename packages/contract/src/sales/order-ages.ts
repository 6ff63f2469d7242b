import { orderStatuses } from '../core/constants.ts'

/** Orders that are not delivered yet. */
export const openOrderStatuses = orderStatuses.filter((status) => status !== 'Delivered' && status !== 'Return')

/** How many days ago an order was placed, from the longest ago on: each band up to the days of the one after it. */
export const orderAges = { older: undefined, month: 30, week: 7, day: 1 } as const
export type OrderAge = keyof typeof orderAges
export const orderAgeNames = Object.keys(orderAges) as readonly OrderAge[]

const dayMs = 86_400_000
const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString()

/** Between which moments what is as old as that on a day (UTC) was placed: from the first up to, and without, the second. */
export const placedWithin = (age: OrderAge, asOf: string): { readonly from?: string; readonly to?: string } => {
  const [longest, next] = [orderAges[age], orderAgeNames[orderAgeNames.indexOf(age) + 1]]
  const shortest = next && orderAges[next]
  return {
    ...(longest !== undefined && { from: dayBefore(asOf, longest) }),
    ...(shortest !== undefined && { to: dayBefore(asOf, shortest) }),
  }
}
