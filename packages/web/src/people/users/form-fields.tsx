import { jobTitles, userStatuses } from '@quarterdeck/contract/kit/constants'
import { accessRoles } from '@quarterdeck/contract/kit/permission'
import type { UserDraft } from '@quarterdeck/contract/people/users'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { ChoiceField } from '../../kit/ui/form/choice-field.tsx'
import { CountryField } from '../../kit/ui/form/country-field.tsx'
import { PictureField } from '../../kit/ui/form/picture-field.tsx'
import { ReasonField } from '../../kit/ui/form/reason-field.tsx'
import { Section } from '../../kit/ui/form/section.tsx'
import { TextField } from '../../kit/ui/form/text-field.tsx'
import { requiresReason } from './form-schema.ts'
import { userMessages } from './messages/index.ts'

/** Shown when the status is changed. */
const StatusReason = () => {
  const { defaultValues } = useFormState<UserDraft>()
  const status = useWatch<UserDraft, 'status'>({ name: 'status' })
  return status !== defaultValues?.status && <ReasonField required={requiresReason(status)} />
}

/**
 * Input of each field; a missing one is a compile error. The self-description is left out, because only its author
 * edits it.
 */
type Inputs = Readonly<Record<Exclude<keyof UserDraft, 'bio'>, ReactNode>>

const all = (inputs: Readonly<Record<string, ReactNode>>) =>
  Object.entries(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>)

/** Renders the inputs of a user. A new field is added here. */
export const UserFormFields = ({ isNew = false, isSelf = false }: { isNew?: boolean; isSelf?: boolean }) => {
  const m = useMessages(userMessages)
  const mayGrant = usePermission('users:access')
  const name = useWatch<UserDraft, 'name'>({ name: 'name' })
  const inputs: Inputs = {
    image: <PictureField<UserDraft> name="image" label={m.fields.image} of={name} />,
    name: <TextField<UserDraft> name="name" label={m.fields.name} required />,
    email: (
      <TextField<UserDraft>
        name="email"
        label={m.fields.email}
        type="email"
        inputMode="email"
        required
        isFixed={isSelf}
        description={isSelf && <Link to="/settings">{m.form.ownEmail}</Link>}
      />
    ),
    phone: <TextField<UserDraft> name="phone" label={m.fields.phone} type="tel" inputMode="tel" />,
    address: <CountryField<UserDraft> name="address" label={m.fields.address} />,
    vatId: <TextField<UserDraft> name="vatId" label={m.fields.vatId} description={m.form.vatHint} />,
    role: (
      <ChoiceField<UserDraft>
        name="role"
        label={m.fields.role}
        options={jobTitles.map((value) => ({ value, label: m.jobTitles[value] }))}
      />
    ),
    status: (
      <>
        <ChoiceField<UserDraft>
          name="status"
          label={m.fields.status}
          description={m.form.statusHint}
          options={userStatuses.map((value) => ({ value, label: m.statuses[value] }))}
        />
        {!isNew && <StatusReason />}
      </>
    ),
    accessRole: mayGrant && (
      <ChoiceField<UserDraft>
        name="accessRole"
        label={m.fields.accessRole}
        description={m.form.accessHint}
        options={accessRoles.map((value) => ({ value, label: m.accessRoles[value] }))}
      />
    ),
  }
  const { role, status, accessRole, ...person } = inputs
  return (
    <>
      <Section title={m.form.person} text={m.form.personText}>
        {all(person)}
      </Section>
      <Section title={m.form.work} text={m.form.workText}>
        {all({ role, status, accessRole })}
      </Section>
    </>
  )
}
