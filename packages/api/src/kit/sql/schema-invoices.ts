import type {
  InvoiceState,
  InvoiceStatus,
  PaymentMethod,
  SeriesKind,
  SeriesStatus,
  SeriesTrouble,
} from '@quarterdeck/contract/kit/constants'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { Installment } from '@quarterdeck/contract/kit/money'
import type { TaxCategory } from '@quarterdeck/contract/kit/tax-categories'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import type { Recurrence } from '@quarterdeck/contract/sales/recurrence'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { At, MaybeAt, Minor, RecordTable } from './column-types.ts'

export interface InvoicesTable extends RecordTable {
  id: string
  /** Number in `id`, for sorting; drafts have a larger one. */
  number: number
  dueDate: At
  issueDate: At
  status: InvoiceStatus
  totalAmount: Minor
  billingEmail: string
  billingPhone: string
  billingAddress: string
  /** ISO 3166-1 code; empty if the address contains the country, or nobody entered it. */
  billingCountry: Generated<string>
  billingVatId: Generated<string>
  paymentMethod: PaymentMethod
  cardHolder: string
  cardNo: string
  customerId: number
  customerName: string
  customerImage: string
  shippingCharge: Minor
  tax: Minor
  discountAmount: Generated<Minor>
  /** Total of its credit notes. */
  creditedAmount: Generated<Minor>
  paidAmount: Generated<Minor>
  /** Amount due. */
  owedAmount: GeneratedAlways<Minor>
  /** State as far as it doesn't depend on the date. */
  stage: GeneratedAlways<Exclude<InvoiceState, 'overdue'>>
  /** Id before it was issued. */
  draftId: string | null
  issuedAt: MaybeAt
  sentAt: MaybeAt
  viewedAt: MaybeAt
  paidAt: MaybeAt
  voidedAt: MaybeAt
  /** Last reminder that was sent; 0 for none. */
  reminderStep: Generated<number>
  remindedAt: MaybeAt
  /** Reason for suspending reminders. */
  reminderHold: Generated<string>
  shippingTaxRate: number | null
  /** As in the DTO. */
  taxes: ColumnType<Invoice['taxes'], string | undefined, string>
  pricesIncludeTax: Generated<boolean>
  taxExemption: Generated<string>
  /** Day; null for the day of issue. */
  suppliedOn: string | null
  reference: Generated<string>
  notes: Generated<string>
  terms: Generated<string>
  language: Generated<Locale>
  orderChanged: Generated<boolean>
  installments: ColumnType<readonly StoredInstallment[], string | undefined, string>
  prepaid: ColumnType<readonly Prepaid[], string | undefined, string>
  /** Order from which it was created. */
  orderId: number | null
  /** Series that created it. */
  seriesId: number | null
  /** Credited invoice that this one replaces. */
  replaces: string | null
  /** Derived by a trigger from `replaces` of live invoices. */
  replacedBy: string | null
  /** Credit note between an invoice and its replacement; set on both. */
  correctedBy: string | null
  createdAt: At
}

/** Payment before the issue: amount in minor units, day as ISO text. */
export interface Prepaid {
  readonly date: string
  readonly amount: Minor
  readonly reference: string
}

/** Installment with its amount in minor units and its day as ISO text. */
export interface StoredInstallment extends Installment {
  readonly dueDate: string
}

/** Recurring invoices. */
export interface SeriesTable
  extends RecordTable,
    Pick<
      InvoicesTable,
      | 'customerId'
      | 'customerName'
      | 'customerImage'
      | 'billingEmail'
      | 'billingPhone'
      | 'billingAddress'
      | 'billingCountry'
      | 'billingVatId'
      | 'shippingCharge'
      | 'shippingTaxRate'
      | 'tax'
      | 'totalAmount'
      | 'createdAt'
    >,
    Recurrence {
  id: Generated<number>
  name: Generated<string>
  products: ColumnType<readonly SeriesLine[], string, string>
  taxes: ColumnType<Invoice['taxes'], string, string>
  discountAmount: Minor
  pricesIncludeTax: boolean
  taxExemption: Generated<string>
  reference: string
  notes: string
  terms: string
  language: Locale
  termDays: number
  makes: SeriesKind
  status: SeriesStatus
  pausedBy: SeriesTrouble | null
  nextDate: string | null
  lastDate: string | null
  madeCount: Generated<number>
  /** Last skipped date. */
  skippedDate: Generated<string | null>
}

type SeriesLine = Omit<Selectable<InvoiceLinesTable>, 'invoiceId' | 'position'>

export interface InvoiceLinesTable {
  invoiceId: string
  position: number
  /** Null for a line that isn't from the catalog. */
  productId: number | null
  taxRate: number | null
  taxCategory: TaxCategory | null
  title: string
  /** Quantity with up to four decimals. */
  quantity: number
  /** Unit code of UN/ECE Recommendation 20. */
  unit: Generated<string>
  /** Unit price in minor units with up to two decimals. */
  price: number
  discount: number
  total: Minor
}

/** Invoices and recurring invoices. */
export interface InvoicesSchema {
  invoices: InvoicesTable
  invoiceLines: InvoiceLinesTable
  series: SeriesTable
}
