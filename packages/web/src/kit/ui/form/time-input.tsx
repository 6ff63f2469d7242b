import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { usePreferences } from '../../lib/i18n/preferences.ts'
import { formatTime, parseTime } from '../../lib/i18n/read-time.ts'
import { useLocale } from '../../lib/i18n/use-messages.ts'

interface Props
  extends Pick<
    TextInputProps,
    'className' | 'label' | 'aria-label' | 'aria-describedby' | 'readOnly' | 'disabled' | 'error' | 'onBlur'
  > {
  /** Time such as `21:30`; empty for none. */
  readonly value: string
  readonly onTime: (time: string) => void
}

/** Edits a time of day in the user's language and clock. */
export const TimeInput = ({ value, onTime, onBlur, ...rest }: Props) => {
  const locale = useLocale()
  usePreferences()
  // What is being written stays as it is, whatever it is read as.
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...rest}
      value={typed ?? formatTime(locale, value)}
      placeholder={formatTime(locale, '09:30')}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const time = parseTime(currentTarget.value)
        if (time !== undefined) onTime(time)
      }}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
