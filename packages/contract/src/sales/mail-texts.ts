import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { choice, requiredMultilineText, requiredText } from '../core/fields.ts'
import { locales } from '../core/locales.ts'

/** What each invoice has to say of itself. */
const ofInvoice = ['number', 'customer', 'company', 'amount', 'owed', 'issueDate', 'dueDate', 'link'] as const
const ofReminder = [...ofInvoice, 'daysLate'] as const
const ofCreditNote = [...ofInvoice, 'creditNote', 'credited'] as const

/**
 * The mails to customers whose words can be changed, with the variables that their texts may name in braces, such as
 * `{number}`. A new kind starts here; its words as long as nobody changed them stand in `api/src/sales/mail-texts/defaults.ts`.
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

/** What a text names in braces and its kind of mail does not have. */
export const unknownVariables = (kind: MailKind, text: string): readonly string[] => {
  const known: readonly string[] = mailKinds[kind]
  return [...text.matchAll(named)].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]))
}

/** A text with its variables filled in; one without a value stays as it is. */
export const filled = (text: string, values: Readonly<Partial<Record<MailVariable, string>>>): string =>
  text.replace(named, (whole, name: MailVariable) => values[name] ?? whole)

const words = { subject: requiredText(200), text: requiredMultilineText(5000) }

/** What a kind of mail says in a language, as it was written. */
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
    summary: 'What each kind of mail to customers says in each language',
    output: z.array(StoredText),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/mail-texts',
    needs: 'users:access',
    summary: 'Change what a kind of mail says in a language; a variable that it does not have is refused by name',
    body: MailText,
    output: StoredText,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/mail-texts',
    needs: 'users:access',
    summary: 'Let a kind of mail say in a language what it said before anybody changed it',
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
      'The mail as it would go out about an invoice, or about the newest one that was issued; its link leads nowhere, and nothing is stored',
    body: z.object({
      kind: MailText.shape.kind,
      /** That of the invoice where none is sent. */
      language: MailText.shape.language.optional(),
      /** What it says in that language where none is sent. */
      subject: words.subject.optional(),
      text: words.text.optional(),
      invoiceId: requiredText(20).optional(),
      /** The note that is sent, of the kind for credit notes; the newest one where none is sent. */
      creditNote: requiredText(20).optional(),
    }),
    output: z.object({
      invoiceId: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      /** Its words with all that it says of the invoice; the link stands in them as `link`, and is sent as `{link}`. */
      words: z.object({ subject: z.string(), text: z.string() }),
      link: z.string(),
      /** What the file is called that goes along; null where none is made. */
      file: z.string().nullable(),
      /** Whether there is a mail server. Without one it waits in the outbox. */
      goesOut: z.boolean(),
    }),
    status: 200,
  }),
}
