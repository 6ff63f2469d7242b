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
  /** For sorting: the number in `id`; of a draft one beyond all of these. */
  number: number
  dueDate: At
  issueDate: At
  status: InvoiceStatus
  totalAmount: Minor
  billingEmail: string
  billingPhone: string
  billingAddress: string
  /** ISO 3166-1; empty where the address itself says it, or nobody does. */
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
  /** What its credit notes come to. */
  creditedAmount: Generated<Minor>
  paidAmount: Generated<Minor>
  /** What is left to be paid. */
  owedAmount: GeneratedAlways<Minor>
  /** All of its state that does not depend on the day. */
  stage: GeneratedAlways<Exclude<InvoiceState, 'overdue'>>
  /** What it was called before it was issued. */
  draftId: string | null
  issuedAt: MaybeAt
  sentAt: MaybeAt
  viewedAt: MaybeAt
  paidAt: MaybeAt
  voidedAt: MaybeAt
  /** Which reminder went out last; 0 for none. */
  reminderStep: Generated<number>
  remindedAt: MaybeAt
  /** Why there are to be no reminders. */
  reminderHold: Generated<string>
  shippingTaxRate: number | null
  /** As clients see it. */
  taxes: ColumnType<Invoice['taxes'], string | undefined, string>
  pricesIncludeTax: Generated<boolean>
  taxExemption: Generated<string>
  /** A day; null where it is that of the issue. */
  suppliedOn: string | null
  reference: Generated<string>
  notes: Generated<string>
  terms: Generated<string>
  language: Generated<Locale>
  orderChanged: Generated<boolean>
  installments: ColumnType<readonly StoredInstallment[], string | undefined, string>
  prepaid: ColumnType<readonly Prepaid[], string | undefined, string>
  /** The order that it was made from. */
  orderId: number | null
  /** The series that made it. */
  seriesId: number | null
  /** The invoice that was credited to make place for this one. */
  replaces: string | null
  /** Kept by the database, from `replaces` of what is not in the bin. */
  replacedBy: string | null
  /** Of both: the credit note between them. */
  correctedBy: string | null
  createdAt: At
}

/** What was paid before the issue: the amount in minor units, the day as ISO text. */
export interface Prepaid {
  readonly date: string
  readonly amount: Minor
  readonly reference: string
}

/** Amounts in minor units, the day as ISO text. */
export interface StoredInstallment extends Installment {
  readonly dueDate: string
}

/** What is billed again and again. */
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
  /** The last date that was left out. */
  skippedDate: Generated<string | null>
}

type SeriesLine = Omit<Selectable<InvoiceLinesTable>, 'invoiceId' | 'position'>

export interface InvoiceLinesTable {
  invoiceId: string
  position: number
  /** Null on a line that is none of the catalogue. */
  productId: number | null
  taxRate: number | null
  taxCategory: TaxCategory | null
  title: string
  /** With up to four decimals. */
  quantity: number
  /** UN/ECE Recommendation 20. */
  unit: Generated<string>
  /** Minor units with up to two decimals, of one unit. */
  price: number
  discount: number
  total: Minor
}

/** What is billed, once or again and again. */
export interface InvoicesSchema {
  invoices: InvoicesTable
  invoiceLines: InvoiceLinesTable
  series: SeriesTable
}
