/** Usage that a plan can limit: people who can sign in, products, orders of this month, and bytes of stored files. */
export const limitedUsage = ['seats', 'products', 'orders', 'storage'] as const
export type Measure = (typeof limitedUsage)[number]
export type Usage = Readonly<Record<Measure, number>>
/** Null for unlimited. */
export type Limits = Readonly<Record<Measure, number | null>>

/** Plan of the installation, from the operator's settings. */
export interface Plan {
  /** Empty if no setting names one (self-hosted). */
  readonly name: string
  readonly limits: Limits
}

/** Plan of an installation without a configured plan. */
export const selfHosted: Plan = { name: '', limits: { seats: null, products: null, orders: null, storage: null } }
