import type {
  BillingDetails,
  billingInvoiceStatuses,
  CardBrand,
  Refusal,
  SubscriptionStatus,
} from '@quarterdeck/contract/account/billing'
import type { BillingPeriod, PlanName } from '@quarterdeck/contract/account/billing-plans'
import type { BilledLine } from '@quarterdeck/contract/account/proration'
import type { Locale } from '@quarterdeck/contract/core/locales'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>
type Minor = number

/** A line of an invoice as it is stored: instants as text. */
export type StoredLine = Omit<BilledLine, 'from' | 'to'> & { readonly from: string; readonly to: string }

interface BillingTable extends Record<keyof BillingDetails, Generated<string>> {
  id: number
  status: Generated<SubscriptionStatus>
  plan: PlanName | null
  period: BillingPeriod | null
  /** What the period under way cost. */
  price: Generated<Minor>
  /** When the first of its periods began. */
  anchor: MaybeAt
  periodStart: MaybeAt
  periodEnd: MaybeAt
  cancelAtEnd: Generated<boolean>
  /** What begins with the next period, where it is something else. */
  nextPlan: PlanName | null
  nextPeriod: BillingPeriod | null
  defaultCard: number | null
  /** How often the open invoice was charged in vain by itself, and when it is next. */
  tries: Generated<number>
  nextTryAt: MaybeAt
  /** How often it was charged in vain at all. */
  refusals: Generated<number>
  /** What the address for mail about payments reads. */
  contactLocale: Generated<Locale>
  updatedAt: At
  version: Generated<number>
}

interface BillingCardsTable {
  id: Generated<number>
  token: string
  brand: CardBrand
  last4: string
  expMonth: number
  expYear: number
  createdAt: At
}

interface BillingInvoicesTable extends BillingDetails {
  number: number
  issuedAt: At
  status: (typeof billingInvoiceStatuses)[number]
  paidAt: MaybeAt
  brand: CardBrand | null
  last4: string | null
  reason: Refusal | null
  total: Minor
  lines: ColumnType<readonly StoredLine[], string, string>
}

export interface BillingSchema {
  billing: BillingTable
  billingCards: BillingCardsTable
  billingInvoices: BillingInvoicesTable
}
