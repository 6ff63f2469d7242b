import { countryNames } from '../../lib/countries.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, useShow } from '../../records/index.ts'
import { userMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** How changes of users are told. */
export const useUserHistory = (): History => {
  const m = useMessages(userMessages)
  const country = countryNames(useLocale())
  const show = useShow()
  return {
    // Who is still there is told of by name; this is for those who are not.
    name: (id) => `#${id}`,
    fields: {
      name: { label: m.fields.name },
      email: { label: m.fields.email },
      phone: { label: m.fields.phone },
      image: { label: m.fields.image, show: show.picture },
      bio: { label: m.fields.bio },
      address: { label: m.fields.address, show: (stored) => country(String(stored)) },
      role: { label: m.fields.role, show: show.labelled(m.jobTitles), choices: m.jobTitles },
      status: { label: m.fields.status, show: show.badge(m.statuses, statusTones), choices: m.statuses },
      accessRole: { label: m.fields.accessRole, show: show.labelled(m.accessRoles), choices: m.accessRoles },
      createdAt: { label: m.fields.createdAt, show: show.date },
    },
  }
}
