import type { Debtor } from '@quarterdeck/contract/sales/receivables'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { mailMessages } from '../mails/messages/index.ts'

/** Returns a function that describes the last mail to a customer; null if there was none. */
export const useLastMail = () => {
  const { kinds } = useMessages(mailMessages)
  const { date } = useFormats()
  return ({ lastMail }: Pick<Debtor, 'lastMail'>) => lastMail && `${kinds[lastMail.kind]} · ${date(lastMail.at)}`
}
