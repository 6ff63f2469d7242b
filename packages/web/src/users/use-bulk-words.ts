import { jobTitles, userStatuses } from '@quarterdeck/contract/constants'
import { accessRoles } from '@quarterdeck/contract/permission'
import { countryOptions } from '../lib/countries.ts'
import { useLocale, useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import type { BulkWords } from '../lists/index.ts'
import { bulkMessages } from './bulk-messages/index.ts'
import { useUserHistory } from './history.tsx'
import { userMessages } from './messages/index.ts'

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** How users are spoken of where many of them are changed. */
export const useUserBulkWords = (): BulkWords => {
  const m = useMessages(userMessages)
  const { records, reasons, statusHint } = useMessages(bulkMessages)
  const { fields: shown } = useUserHistory()
  const mayGrant = useMay('users:access')
  const countries = countryOptions(useLocale())
  const access = { name: 'accessRole', label: m.fields.accessRole, options: optionsOf(accessRoles, m.accessRoles) }
  return {
    entity: 'users',
    records,
    reasons,
    shown,
    fields: [
      { name: 'status', label: m.fields.status, options: optionsOf(userStatuses, m.statuses), hint: statusHint },
      { name: 'role', label: m.fields.role, options: optionsOf(jobTitles, m.jobTitles) },
      { name: 'address', label: m.fields.address, options: countries },
      ...(mayGrant ? [access] : []),
    ],
  }
}
