import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { PasswordMeter } from '../../kit/ui/password/password-meter.tsx'
import { entranceMessages } from './messages/index.ts'
import { useCapsLock } from './use-caps-lock.ts'

interface Props extends Pick<PasswordInputProps, 'label' | 'error' | 'name' | 'autoFocus'> {
  readonly value: string
  readonly onChange: (password: string) => void
}

/** A password that is chosen: how strong it is, what makes it stronger, and nothing in the way of a password manager. */
export const NewPassword = ({ value, onChange, ...props }: Props) => {
  const m = useMessages(entranceMessages)
  const { isOn, listeners } = useCapsLock()
  return (
    <div>
      <PasswordInput
        {...props}
        {...listeners}
        required
        autoComplete="new-password"
        description={isOn ? m.capsLock : m.passwordHint}
        visibilityToggleButtonProps={{ 'aria-label': m.showPassword }}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <PasswordMeter password={value} />
    </div>
  )
}
