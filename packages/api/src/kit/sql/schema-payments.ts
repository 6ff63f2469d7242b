import type { PaymentWay } from '@quarterdeck/contract/kit/constants'
import type { Company, InvoiceDefaults } from '@quarterdeck/contract/sales/company'
import type { ColumnType, Generated } from 'kysely'
import type { At, Minor, RecordTable } from './column-types.ts'

/** Payments of invoices, refunds, and credits of customers. */
export interface PaymentsTable extends RecordTable {
  id: Generated<number>
  /** Payments received together. */
  group: string
  /** Null for a credit of the customer. */
  invoiceId: string | null
  customerId: number
  date: At
  method: PaymentWay
  amount: Minor
  reference: string
  reason: Generated<string>
  refundOf: number | null
  /** True if it was created by marking the invoice as complete. */
  settles: Generated<boolean>
  actorId: number | null
  actorName: string | null
  createdAt: At
}

/** Credit notes: parts of an invoice that are no longer owed. */
export interface CreditNotesTable {
  number: number
  /** Null if it was created for a reason, without a refund. */
  refundId: number | null
  orderId: number | null
  invoiceId: string
  amount: Minor
  reason: Generated<string>
  /** Batch that created it for a reason. */
  batch: string | null
  createdAt: At
}

/** Downloaded or sent file of an invoice, by the SHA-256 of its bytes. */
export interface IssuedFilesTable {
  hash: string
  invoiceId: string
  /** Credit note of the file; null for the invoice itself. */
  creditNote: Generated<string | null>
  createdAt: At
  /** True if it contains the e-invoice. */
  isHybrid: Generated<boolean>
  isXml: Generated<boolean>
}

/** Company data; one row, or none before the first change. */
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

/** Payments, credit notes and the company. */
export interface PaymentsSchema {
  payments: PaymentsTable
  creditNotes: CreditNotesTable
  issuedFiles: IssuedFilesTable
  company: CompanyTable
}
