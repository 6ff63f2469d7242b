import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { type Ref, useState } from 'react'
import { formatDay, parseDay } from '../../lib/i18n/read-day.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { LazyPopup } from '../popup/lazy-popup.tsx'
import type { DayChoice } from './day-popup.tsx'

export interface DayInputProps
  extends Pick<
    TextInputProps,
    | 'id'
    | 'className'
    | 'size'
    | 'inputWrapperOrder'
    | 'label'
    | 'aria-label'
    | 'description'
    | 'required'
    | 'withAsterisk'
    | 'aria-required'
    | 'readOnly'
    | 'disabled'
    | 'error'
    | 'name'
    | 'onBlur'
  > {
  readonly ref?: Ref<HTMLInputElement>
  /** Calendar day such as `2026-12-24`; empty for none. */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onDay: (day: string) => void
}

const load = async () => (await import('./day-popup.tsx')).DayPopup

/** Edits a day as text in the user's language, or in a calendar. */
export const DayInput = ({ value, min, max, onDay, onBlur, ...rest }: DayInputProps) => {
  const { day: m } = useMessages(commonMessages)
  const locale = useLocale()
  // What is being written stays as it is, whatever it is read as.
  const [typed, setTyped] = useState<string>()
  const write = (text: string) => {
    setTyped(text)
    const day = parseDay(locale, text, new Date().getFullYear())
    if (text.trim() === '') onDay('')
    else if (day !== undefined) onDay(day)
  }
  const isOpen = !rest.readOnly && !rest.disabled
  return (
    <TextInput
      {...rest}
      data-day={value}
      value={typed ?? formatDay(locale, value)}
      placeholder={m.example(formatDay(locale, '2026-12-31'))}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ currentTarget }) => write(currentTarget.value)}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
      {...(isOpen && {
        rightSection: (
          <LazyPopup<DayChoice>
            kind="dialog"
            target={
              <ActionIcon variant="subtle" color="gray" size={28} aria-label={m.choose}>
                <IconCalendar size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            }
            load={load}
            props={{
              label: m.choose,
              day: value,
              min,
              max,
              onDay: (day) => {
                setTyped(undefined)
                onDay(day)
              },
            }}
          />
        ),
      })}
    />
  )
}
