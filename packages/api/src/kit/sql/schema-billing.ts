import type { BillingDetails, BillingInvoice, BillingLine } from '@quarterdeck/contract/account/billing'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>
type Card = NonNullable<BillingInvoice['card']>

/** Line of a plan invoice as stored: instants as ISO text, the amount in minor units. */
export type StoredLine = BillingLine

interface BillingTable extends Record<keyof BillingDetails, Generated<string>> {
  id: number
  updatedAt: At
  version: Generated<number>
}

interface BillingInvoicesTable extends BillingDetails {
  number: number
  issuedAt: At
  status: BillingInvoice['status']
  paidAt: MaybeAt
  brand: Card['brand'] | null
  last4: string | null
  /** Total in minor units. */
  total: number
  lines: ColumnType<readonly StoredLine[], string, string>
}

export interface BillingSchema {
  billing: BillingTable
  billingInvoices: BillingInvoicesTable
}
