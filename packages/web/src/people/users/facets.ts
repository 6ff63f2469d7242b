import { jobTitles, userStatuses } from '@quarterdeck/contract/constants'
import { accessRoles } from '@quarterdeck/contract/permission'
import { countryNames } from '../../lib/countries.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import type { Facet } from '../../ui/data-table/field.ts'
import { userMessages } from './messages/index.ts'

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** What a list of users is filtered by. */
export const useUserFacets = (): readonly Facet[] => {
  const m = useMessages(userMessages)
  const country = countryNames(useLocale())
  return [
    { field: 'status', label: m.fields.status, options: optionsOf(userStatuses, m.statuses) },
    { field: 'role', label: m.fields.role, words: ['title', 'job'], options: optionsOf(jobTitles, m.jobTitles) },
    {
      field: 'accessRole',
      label: m.fields.accessRole,
      words: ['access'],
      options: optionsOf(accessRoles, m.accessRoles),
    },
    { field: 'address', label: m.fields.address, words: ['country'], labelOf: country },
    { kind: 'days', field: 'createdAt', label: m.fields.createdAt },
    { kind: 'text', field: 'name', label: m.fields.name, rare: true },
    { kind: 'text', field: 'email', label: m.fields.email, rare: true },
    { kind: 'text', field: 'phone', label: m.fields.phone, rare: true, empties: true },
  ]
}
