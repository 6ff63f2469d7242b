import { countryNames } from '../../lib/countries.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { userMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** How changes of users are told. */
export const useUserHistory = (): History => {
  const m = useMessages(userMessages)
  const country = countryNames(useLocale())
  const show = useShow()
  const shown = {
    image: show.picture,
    address: (stored: unknown) => country(String(stored)),
    role: show.labelled(m.jobTitles),
    status: show.badge(m.statuses, statusTones),
    accessRole: show.labelled(m.accessRoles),
    createdAt: show.date,
  }
  const more = {
    role: { choices: m.jobTitles },
    status: { choices: m.statuses },
    accessRole: { choices: m.accessRoles },
  }
  return {
    // Who is still there is told of by name; this is for those who are not.
    name: (id) => `#${id}`,
    fields: shownFields(m.fields, shown, more),
  }
}
