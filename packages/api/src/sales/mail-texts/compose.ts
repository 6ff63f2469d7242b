import type { Locale } from '@quarterdeck/contract/core/locales'
import { owedOf } from '@quarterdeck/contract/sales/invoice-state'
import { filled, type MailKind, type MailVariable } from '@quarterdeck/contract/sales/mail-texts'

import { printFormats } from '../../files/printed.ts'
import { type Rendered, renderText } from '../../mail/index.ts'
import type { Db, Tx } from '../../ports.ts'
import { companyOf } from '../company/index.ts'
import type { InvoiceDoc } from '../invoices/index.ts'
import { linkWords, type Words } from './defaults.ts'
import { guardVariables, textOf } from './store.ts'

interface Wish {
  readonly kind: MailKind
  readonly invoice: InvoiceDoc
  /** Where the link in it leads, below `/admin`. */
  readonly path: string
  /** That of the invoice where absent. */
  readonly language?: Locale | undefined
  /** Other words than those that are kept. */
  readonly words?: { readonly [Field in keyof Words]?: string | undefined }
  /** What only this kind of mail has to say. */
  readonly more?: Partial<Record<MailVariable, string>>
}

const valuesOf = (invoice: InvoiceDoc, language: Locale, company: string) => {
  const { money, date } = printFormats(language)
  return {
    number: invoice.id,
    customer: invoice.customerName,
    company,
    amount: money(invoice.totalAmount),
    owed: money(owedOf(invoice)),
    issueDate: date(invoice.issueDate),
    dueDate: date(invoice.dueDate),
  }
}

/** A mail about an invoice, written out. @throws Problem at `subject` or `text` for a variable that its kind does not have */
export const composeMail = async (
  db: Db | Tx,
  { kind, invoice, path, language = invoice.language, words = {}, more = {} }: Wish,
): Promise<Rendered> => {
  const usual = await textOf(db, kind, language)
  const { subject = usual.subject, text = usual.text } = words
  guardVariables(kind, { subject, text })
  const { name } = await companyOf(db)
  const company = name || 'Quarterdeck'
  const values = { ...valuesOf(invoice, language, company), ...more }
  return renderText({
    locale: language,
    sender: company,
    subject: filled(subject, values),
    text: filled(text, values),
    path,
    action: linkWords[language],
  })
}
