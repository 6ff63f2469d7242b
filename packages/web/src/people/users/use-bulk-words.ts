import { countryOptions } from '../../lib/countries.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { type BulkWords, choiceOf } from '../../records/lists/index.ts'
import { useUserHistory } from './history.tsx'
import { userMessages } from './messages/index.ts'

/** How users are spoken of where many of them are changed. */
export const useUserBulkWords = (): BulkWords => {
  const {
    fields,
    bulk: { records, reasons, statusHint },
  } = useMessages(userMessages)
  const { fields: shown } = useUserHistory()
  const mayGrant = useMay('users:access')
  const countries = countryOptions(useLocale())
  return {
    entity: 'users',
    records,
    reasons,
    shown,
    fields: [
      { ...choiceOf(shown, 'status'), hint: statusHint },
      choiceOf(shown, 'role'),
      { name: 'address', label: fields.address, options: countries },
      ...(mayGrant ? [choiceOf(shown, 'accessRole')] : []),
    ],
  }
}
