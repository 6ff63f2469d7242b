import { jobTitles, userStatuses } from '@quarterdeck/contract/constants'
import { accessRoles } from '@quarterdeck/contract/permission'
import type { UserDraft } from '@quarterdeck/contract/users'
import { countryOptions } from '../lib/countries.ts'
import { useLocale, useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import { ChoiceField } from '../ui/form/choice-field.tsx'
import { Section } from '../ui/form/section.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { commonMessages } from '../ui/messages/index.ts'
import { userMessages } from './messages/index.ts'

/** What a person may write of a user. A new field has its line here. */
export const UserFormFields = () => {
  const m = useMessages(userMessages)
  const { actions } = useMessages(commonMessages)
  const mayGrant = useMay('users:access')
  const countries = countryOptions(useLocale())
  return (
    <>
      <Section title={m.form.person} text={m.form.personText}>
        <TextField<UserDraft> name="name" label={m.fields.name} required />
        <TextField<UserDraft> name="email" label={m.fields.email} type="email" inputMode="email" required />
        <TextField<UserDraft> name="phone" label={m.fields.phone} type="tel" inputMode="tel" />
        <ChoiceField<UserDraft>
          name="address"
          label={m.fields.address}
          options={countries}
          search={{ hint: m.form.countryHint, nothing: m.form.noCountry, clear: actions.clear }}
        />
      </Section>
      <Section title={m.form.work} text={m.form.workText}>
        <ChoiceField<UserDraft>
          name="role"
          label={m.fields.role}
          options={jobTitles.map((value) => ({ value, label: m.jobTitles[value] }))}
        />
        <ChoiceField<UserDraft>
          name="status"
          label={m.fields.status}
          description={m.form.statusHint}
          options={userStatuses.map((value) => ({ value, label: m.statuses[value] }))}
        />
        {mayGrant && (
          <ChoiceField<UserDraft>
            name="accessRole"
            label={m.fields.accessRole}
            description={m.form.accessHint}
            options={accessRoles.map((value) => ({ value, label: m.accessRoles[value] }))}
          />
        )}
      </Section>
    </>
  )
}
