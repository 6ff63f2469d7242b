import { keptIn } from '@quarterdeck/contract/kit/day'
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

/** What a mail has to say of a credit note. */
export interface MailedNote {
  readonly id: string
  /** In minor units. */
  readonly amount: number
}

interface Wish {
  readonly kind: MailKind
  readonly invoice: InvoiceDoc
  /** The credit note to it that goes out. */
  readonly note?: MailedNote | undefined
  /** Where the link in it leads, below `/admin`. */
  readonly path: string
  /** That of the invoice where absent. */
  readonly language?: Locale | undefined
  /** Other words than those that are kept. */
  readonly words?: { readonly [Field in keyof Words]?: string | undefined }
  /** Whether words in braces that are no variables stay as they are. */
  readonly allowPlaceholders?: boolean | undefined
  readonly now: Date
}

const isReminder = (kind: MailKind): boolean => reminderKinds.some((each) => each === kind)

/** What an invoice has to say of itself. A reminder is about what is overdue; its preview may be of an invoice that is not late yet. */
const valuesOf = (
  { kind, invoice, note }: Pick<Wish, 'kind' | 'invoice' | 'note'>,
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

/** What a mail says, with its variables filled in but for the link; and who sends it. */
const writtenOf = async (db: Db | Tx, wish: Wish) => {
  const { kind, invoice, language = invoice.language, words = {} } = wish
  const usual = await textOf(db, kind, language)
  const { subject = usual.subject, text = usual.text } = words
  if (!wish.allowPlaceholders) guardVariables(kind, { subject, text })
  const { name, timeZone } = await companyOf(db)
  const company = name || 'Quarterdeck'
  const values = valuesOf(wish, language, company, keptIn(wish.now, timeZone))
  return { language, company, subject: replaceVariables(subject, values), text: replaceVariables(text, values) }
}

/** A mail about an invoice, written out. @throws Problem at `subject` or `text` for a variable that its kind does not have */
export const composeMail = async (db: Db | Tx, wish: Wish): Promise<Rendered & { readonly words: Words }> => {
  const { language: locale, company: sender, ...words } = await writtenOf(db, wish)
  return { ...renderText({ ...words, locale, sender, path: wish.path, action: linkWords[locale] }), words }
}
