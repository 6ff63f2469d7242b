import { PasswordInput } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe } from '../../lib/session.ts'
import { Whose } from '../../session/index.ts'
import { wordsOf } from '../../ui/form/field-problem.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { settingsMessages } from '../messages/index.ts'
import type { LeaveInput } from './use-leave.ts'

/** That it is meant, and that it is them. */
export const Proof = ({ asksCode }: { asksCode: boolean }) => {
  const { confirm: m } = useMessages(settingsMessages).deactivation
  const common = useMessages(commonMessages)
  const { email } = useMe()
  const { field, fieldState } = useController<LeaveInput, 'password'>({ name: 'password' })
  return (
    <>
      <TextAreaField<LeaveInput> name="reason" label={m.reason} rows={2} />
      <TextField<LeaveInput> name="confirmation" label={m.typed(email)} dir="ltr" required />
      <Whose />
      <PasswordInput
        {...field}
        label={m.password}
        withAsterisk
        aria-required
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': m.show }}
        error={wordsOf(common, fieldState.error?.message)}
      />
      {asksCode && (
        <TextField<LeaveInput> name="code" label={m.code} inputMode="numeric" autoComplete="one-time-code" required />
      )}
    </>
  )
}
