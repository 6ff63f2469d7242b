import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { choice, requiredMultilineText, requiredText } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'

/** Variables available in every mail about an invoice. */
const ofInvoice = ['number', 'customer', 'company', 'amount', 'owed', 'issueDate', 'dueDate', 'link'] as const
const ofReminder = [...ofInvoice, 'daysLate'] as const
const ofCreditNote = [...ofInvoice, 'creditNote', 'credited'] as const

/**
 * Kinds of customer mail with an editable text, each with the variables that the text may contain in braces, such as
 * `{number}`. A new kind starts here; default texts are in `api/src/sales/mail-texts/defaults.ts`.
 */
export const mailKinds = {
  invoice: ofInvoice,
  reminder1: ofReminder,
  reminder2: ofReminder,
  reminder3: ofReminder,
  creditNote: ofCreditNote,
} as const satisfies Readonly<Record<string, readonly string[]>>
export type MailKind = keyof typeof mailKinds
export type MailVariable = (typeof mailKinds)[MailKind][number]

export const mailKindNames = Object.keys(mailKinds) as [MailKind, ...MailKind[]]

const named = /\{([^{}]*)\}/g

/** Returns the variables of a text that its kind of mail doesn't have. */
export const unknownVariables = (kind: MailKind, text: string): readonly string[] => {
  const known: readonly string[] = mailKinds[kind]
  return [...text.matchAll(named)].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]))
}

/** Replaces variables by their values; those without a value are left as they are. */
export const replaceVariables = (text: string, values: Readonly<Partial<Record<MailVariable, string>>>): string =>
  text.replace(named, (whole, name: MailVariable) => values[name] ?? whole)

const words = { subject: requiredText(200), text: requiredMultilineText(5000) }

/** Template of a kind of mail in a language, with its variables not yet replaced. */
export const MailText = z.object({ kind: choice(mailKindNames), language: choice(locales), ...words })
export type MailText = z.output<typeof MailText>

const which = MailText.pick({ kind: true, language: true })
const StoredText = MailText.extend({ isDefault: z.boolean(), version: z.int() })
export type StoredText = z.output<typeof StoredText>

export const mailTexts = {
  list: endpoint({
    method: 'GET',
    path: '/mail-texts',
    needs: 'invoices:read',
    summary: 'List the texts of all kinds of customer mail in every language',
    output: z.array(StoredText),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/mail-texts',
    needs: 'users:access',
    summary: 'Change the text of a kind of mail in a language; unknown variables are rejected by name',
    body: MailText,
    output: StoredText,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/mail-texts',
    needs: 'users:access',
    summary: 'Reset the text of a kind of mail in a language to its default',
    query: which,
    output: StoredText,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/mail-texts/preview',
    needs: 'invoices:read',
    isRead: true,
    sendsNoMail: true,
    summary:
      'Preview the mail about an invoice, or about the newest issued one; its link does not work, and nothing is stored',
    body: z.object({
      kind: MailText.shape.kind,
      /** Defaults to the language of the invoice. */
      language: MailText.shape.language.optional(),
      /** Default to the stored text of that language. */
      subject: words.subject.optional(),
      text: words.text.optional(),
      invoiceId: requiredText(20).optional(),
      /** Credit note of the preview, for its kind of mail; defaults to the newest one of the invoice. */
      creditNote: requiredText(20).optional(),
    }),
    output: z.object({
      invoiceId: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      /** Text with all variables replaced except `{link}`, which shows as the word `link` until the mail is sent. */
      words: z.object({ subject: z.string(), text: z.string() }),
      link: z.string(),
      /** Name of the attached file; null if none is attached. */
      file: z.string().nullable(),
      /** True if a mail server is configured; otherwise the mail waits in the outbox. */
      goesOut: z.boolean(),
    }),
    status: 200,
  }),
}
