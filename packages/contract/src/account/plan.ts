/** Usage that a plan can limit: people who can sign in, products, orders of this month, and bytes of stored files. */
export const measures = ['seats', 'products', 'orders', 'storage'] as const
export type Measure = (typeof measures)[number]
export type Usage = Readonly<Record<Measure, number>>
/** Null: unlimited. */
export type Limits = Readonly<Record<Measure, number | null>>

/** Plan of the installation, given by the operator's settings. */
export interface Plan {
  /** Empty where no setting names one: self-hosted. */
  readonly name: string
  readonly limits: Limits
}

/** Plan of an installation whose settings say nothing. */
export const selfHosted: Plan = { name: '', limits: { seats: null, products: null, orders: null, storage: null } }
