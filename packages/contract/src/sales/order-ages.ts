import { orderStatuses } from '../kit/constants.ts'

/** Orders that are not delivered yet. */
export const openOrderStatuses = orderStatuses.filter((status) => status !== 'Delivered' && status !== 'Return')

/** Age of an order as the minimum days since it was placed, oldest band first. `older` has no limit. */
export const orderAges = { older: undefined, month: 30, week: 7, day: 1 } as const
export type OrderAge = keyof typeof orderAges
export const orderAgeNames = Object.keys(orderAges) as readonly OrderAge[]

const dayMs = 86_400_000
const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString()

/** Returns the interval [from, to) in which orders of this age were placed, as of a day (UTC). */
export const placementInterval = (age: OrderAge, asOf: string): { readonly from?: string; readonly to?: string } => {
  const [longest, next] = [orderAges[age], orderAgeNames[orderAgeNames.indexOf(age) + 1]]
  const shortest = next && orderAges[next]
  return {
    ...(longest !== undefined && { from: dayBefore(asOf, longest) }),
    ...(shortest !== undefined && { to: dayBefore(asOf, shortest) }),
  }
}
