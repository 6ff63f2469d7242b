import type { PaymentWay } from '@quarterdeck/contract/kit/constants'
import type { Company, InvoiceDefaults } from '@quarterdeck/contract/sales/company'
import type { ColumnType, Generated } from 'kysely'
import type { At, Minor, RecordTable } from './column-types.ts'

/** What was paid of an invoice, paid back, or put to the credit of a customer. */
export interface PaymentsTable extends RecordTable {
  id: Generated<number>
  /** What came in together. */
  group: string
  /** Null for the credit of a customer. */
  invoiceId: string | null
  customerId: number
  date: At
  method: PaymentWay
  amount: Minor
  reference: string
  reason: Generated<string>
  refundOf: number | null
  /** Made by calling the invoice complete. */
  settles: Generated<boolean>
  actorId: number | null
  actorName: string | null
  createdAt: At
}

/** What of an invoice is not owed, because it was paid back. */
export interface CreditNotesTable {
  number: number
  /** Null where it was made for a reason, and nothing was paid back with it. */
  refundId: number | null
  orderId: number | null
  invoiceId: string
  amount: Minor
  reason: Generated<string>
  /** The change that made it for a reason. */
  batch: string | null
  createdAt: At
}

/** A file of an invoice that was given out, by the SHA-256 of its bytes. */
export interface IssuedFilesTable {
  hash: string
  invoiceId: string
  /** The credit note that it is of; that of the invoice itself where there is none. */
  creditNote: Generated<string | null>
  createdAt: At
  /** It has the e-invoice in it. */
  isHybrid: Generated<boolean>
  isXml: Generated<boolean>
}

/** One row, or none as long as nobody has said anything. */
type CompanyTable = {
  [Field in Exclude<
    keyof Company,
    keyof InvoiceDefaults | 'logo' | 'paperSize' | 'updatedAt' | 'version'
  >]: Generated<string>
} & {
  id: number
  paperSize: Generated<Company['paperSize']>
  invoiceDays: Generated<number>
  invoiceTaxRate: number | null
  invoiceTerms: Generated<string>
  invoiceNotes: Generated<string>
  logo: ColumnType<Company['logo'], string | null | undefined, string | null>
  updatedAt: At
  version: Generated<number>
}

/** What was paid and credited, and what papers say of the company. */
export interface PaymentsSchema {
  payments: PaymentsTable
  creditNotes: CreditNotesTable
  issuedFiles: IssuedFilesTable
  company: CompanyTable
}
