import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { WriteContext } from '../../kit/context.ts'
import { type MailSubject, strangerBy } from '../../kit/mail/index.ts'
import type { InvoiceDoc } from '../invoices/index.ts'

type Billed = Pick<InvoiceDoc, 'customerId'>
type Context = Pick<WriteContext, 'tx' | 'now' | 'actor'>

export const occasionOf = ({ customerId }: Billed): MailSubject => ({ type: 'invoice', customerId })

/**
 * Limits mails by API keys to customers and to the stored templates.
 * @throws Problem at the field that overrides them
 */
export const guardKeyMail = async (
  context: Context,
  invoice: Billed | undefined,
  {
    to,
    cc = [],
    subject,
    text,
  }: {
    readonly to?: string | undefined
    readonly cc?: readonly string[] | undefined
    readonly subject?: string | undefined
    readonly text?: string | undefined
  },
): Promise<void> => {
  if (!context.actor.scope) return
  const refuse = (field: string, message: string) => fieldProblem(field, { code: 'forbidden', message })
  if (subject !== undefined) throw refuse('subject', 'An API key sends the texts of the installation')
  if (text !== undefined) throw refuse('text', 'An API key sends the texts of the installation')
  if (cc.length > 0) throw refuse('cc', 'An API key mails invoices to their customers only')
  if (to === undefined || !invoice || (await strangerBy(context, occasionOf(invoice), to)) === null) return
  throw refuse('to', 'An API key mails invoices to their customers only')
}
