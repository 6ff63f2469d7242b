import { localDayToInstant } from '@quarterdeck/contract/kit/day'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import { amountOwed, daysOverdue } from '@quarterdeck/contract/sales/invoice-state'
import { type MailKind, replaceVariables } from '@quarterdeck/contract/sales/mail-texts'
import { reminderKinds } from '@quarterdeck/contract/sales/reminders'
import { printFormats } from '../../kit/files/printed.ts'
import { type Rendered, renderText } from '../../kit/mail/index.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { companyOf } from '../company/index.ts'
import { type InvoiceDoc, overdueOf } from '../invoices/index.ts'
import { linkWords, type Words } from './defaults.ts'
import { guardVariables, textOf } from './store.ts'

/** Data of a credit note in a mail. */
export interface MailedNote {
  readonly id: string
  /** Minor units. */
  readonly amount: number
}

interface MailOptions {
  readonly kind: MailKind
  readonly invoice: InvoiceDoc
  /** Credit note to send. */
  readonly note?: MailedNote | undefined
  /** Target of the link, below `/admin`. */
  readonly path: string
  /** Defaults to the language of the invoice. */
  readonly language?: Locale | undefined
  /** Overrides of the stored template. */
  readonly words?: { readonly [Field in keyof Words]?: string | undefined }
  /** True to leave words in braces that are no variables as they are. */
  readonly allowPlaceholders?: boolean | undefined
  readonly now: Date
}

const isReminder = (kind: MailKind): boolean => reminderKinds.some((each) => each === kind)

/**
 * Returns the values of an invoice's variables. A reminder shows the overdue amount; its preview can be of an invoice
 * that isn't late yet.
 */
const valuesOf = (
  { kind, invoice, note }: Pick<MailOptions, 'kind' | 'invoice' | 'note'>,
  language: Locale,
  company: string,
  today: Date,
) => {
  const { money, date, days } = printFormats(language)
  const overdue = isReminder(kind) ? overdueOf(invoice, today) : 0
  return {
    number: invoice.id,
    customer: invoice.customerName,
    company,
    amount: money(invoice.totalAmount),
    owed: money(overdue || amountOwed(invoice)),
    issueDate: date(invoice.issueDate),
    dueDate: date(invoice.dueDate),
    ...(note && { creditNote: note.id, credited: money(note.amount) }),
    daysLate: days(Math.max(1, daysOverdue(invoice, today))),
  }
}

/** Returns the text of a mail with all variables replaced except the link, and the sender. */
const writtenOf = async (db: Db | Tx, options: MailOptions) => {
  const { kind, invoice, language = invoice.language, words = {} } = options
  const defaults = await textOf(db, kind, language)
  const { subject = defaults.subject, text = defaults.text } = words
  if (!options.allowPlaceholders) guardVariables(kind, { subject, text })
  const { name, timeZone } = await companyOf(db)
  const company = name || 'Quarterdeck'
  const values = valuesOf(options, language, company, localDayToInstant(options.now, timeZone))
  return { language, company, subject: replaceVariables(subject, values), text: replaceVariables(text, values) }
}

/**
 * Renders a mail about an invoice.
 * @throws Problem at `subject` or `text` for a variable that its kind doesn't have
 */
export const composeMail = async (db: Db | Tx, options: MailOptions): Promise<Rendered & { readonly words: Words }> => {
  const { language: locale, company: sender, ...words } = await writtenOf(db, options)
  return { ...renderText({ ...words, locale, sender, path: options.path, action: linkWords[locale] }), words }
}
