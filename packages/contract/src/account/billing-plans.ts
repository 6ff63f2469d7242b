/** The plans that there are; without zod, so that any screen may have them. */
export const planNames = ['starter', 'team', 'business'] as const
export type PlanName = (typeof planNames)[number]

export const billingPeriods = ['month', 'year'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** What is counted: people who can sign in, products, this month's orders, and the bytes of uploaded pictures. */
export const measures = ['seats', 'products', 'orders', 'storage'] as const
export type Measure = (typeof measures)[number]
export type Usage = Readonly<Record<Measure, number>>
/** Null: as many as one likes. */
export type Limits = Readonly<Record<Measure, number | null>>

interface Plan {
  /** Minor units for a whole period. */
  readonly price: Readonly<Record<BillingPeriod, number>>
  readonly limits: Limits
}

const gigabyte = 1_000_000_000

/** The smallest first. */
export const subscriptionPlans: Readonly<Record<PlanName, Plan>> = {
  starter: {
    price: { month: 19_00, year: 190_00 },
    limits: { seats: 3, products: 100, orders: 500, storage: gigabyte },
  },
  team: {
    price: { month: 59_00, year: 590_00 },
    limits: { seats: 15, products: 5000, orders: 10_000, storage: 25 * gigabyte },
  },
  business: {
    price: { month: 149_00, year: 1490_00 },
    limits: { seats: 100, products: null, orders: null, storage: 500 * gigabyte },
  },
}

/** Of what there is more than a plan allows. */
export const exceeded = (usage: Usage, plan: PlanName): readonly Measure[] =>
  measures.filter((measure) => {
    const limit = subscriptionPlans[plan].limits[measure]
    return limit !== null && usage[measure] > limit
  })

/** What one plan allows less of than another. */
export const reduced = (from: PlanName, to: PlanName): readonly Measure[] =>
  measures.filter((measure) => {
    const [before, after] = [subscriptionPlans[from].limits[measure], subscriptionPlans[to].limits[measure]]
    return after !== null && (before === null || after < before)
  })
