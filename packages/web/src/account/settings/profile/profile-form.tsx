import { Button } from '@mantine/core'
import { me, ProfilePatch } from '@quarterdeck/contract/account/me'
import { jobTitles } from '@quarterdeck/contract/kit/constants'
import type { User } from '@quarterdeck/contract/people/users'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useEditForm } from '../../../kit/records/index.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { CountryField } from '../../../kit/ui/form/country-field.tsx'
import { FieldSkeleton } from '../../../kit/ui/form/field-skeleton.tsx'
import classes from '../../../kit/ui/form/form.module.css'
import { PictureField } from '../../../kit/ui/form/picture-field.tsx'
import { PictureSkeleton } from '../../../kit/ui/form/picture-skeleton.tsx'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { TextAreaField } from '../../../kit/ui/form/text-area-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { userMessages } from '../../../people/users/index.ts'
import { settingsMessages } from '../messages/index.ts'

const Input = ProfilePatch.required()
type Input = Required<ProfilePatch>
const own = reading(me.profile)

const inputOf = ({ name, phone, image, bio, address, role }: User): Input => ({
  name,
  phone,
  image,
  bio,
  address,
  role,
})

const Fields = () => {
  const { profile: m } = useMessages(settingsMessages)
  const { fields, jobTitles: titles } = useMessages(userMessages)
  const name = useWatch<Input, 'name'>({ name: 'name' })
  return (
    <Section title={m.person} text={m.personText}>
      <PictureField<Input> name="image" label={fields.image} of={name} />
      <TextField<Input> name="name" label={fields.name} autoComplete="name" required />
      <TextField<Input> name="phone" label={fields.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <CountryField<Input> name="address" label={fields.address} />
      <ChoiceField<Input>
        name="role"
        label={fields.role}
        options={jobTitles.map((value) => ({ value, label: titles[value] }))}
      />
      <TextAreaField<Input> name="bio" label={fields.bio} description={m.bioHint} rows={4} />
    </Section>
  )
}

/** The form's outlines while one's own record is on the way. */
export const ProfileFormSkeleton = () => {
  const { profile: m } = useMessages(settingsMessages)
  return (
    <div className={classes.form} aria-busy="true">
      <Section title={m.person} text={m.personText}>
        <PictureSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton described tall />
      </Section>
      <div className={classes.bar}>
        <Skeleton width={72} height={36} />
        <Skeleton width={72} height={36} />
      </div>
    </div>
  )
}

/** Fields of the person's own record that they may change. */
export const ProfileForm = () => {
  const { data: user } = useSuspenseQuery(own)
  const { profile: m } = useMessages(settingsMessages)
  const { fields } = useMessages(userMessages)
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const { model, base } = useEditForm<User, Input>({
    record: user,
    schemaOf: () => Input,
    inputOf,
    // Nobody but an administrator writes this record beside oneself: what was typed last stands.
    send: async (changed, typed) => {
      const body: ProfilePatch = Object.fromEntries(changed.map((each) => [each, typed[each]]))
      const { data, batch } = await call(me.update, { body })
      return { record: data.user, batch }
    },
    keep: (next) => queries.setQueryData(own.queryKey, next),
    entity: 'me',
    enabled: true,
    words: { saved: m.saved, unchanged: m.unchanged },
  })
  const { isDirty } = model.form.formState
  return (
    <RecordForm
      model={model}
      labels={fields}
      saveLabel={actions.save}
      readOnly={false}
      mayLeave={() => false}
      cancel={
        <Button variant="default" disabled={!isDirty} onClick={() => model.form.reset(inputOf(base))}>
          {actions.cancel}
        </Button>
      }
    >
      <Fields />
    </RecordForm>
  )
}
