import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core'
import type { Holiday, WorkingHours } from '@quarterdeck/contract/support/working-hours'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { localDayOf } from '../../kit/lib/i18n/zone.ts'
import { DayInput } from '../../kit/ui/form/day-input.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { supportSettingsMessages } from './messages/index.ts'
import classes from './settings.module.css'
import type { ErrorAt } from './use-validation.ts'

export interface HoursProps {
  readonly hours: WorkingHours
  readonly errorAt: ErrorAt
  readonly readOnly: boolean
  readonly onChange: (hours: WorkingHours) => void
}

/** Edits holidays. */
export const HolidaysFields = ({ hours, errorAt, readOnly, onChange }: HoursProps) => {
  const { holidays: m } = useMessages(supportSettingsMessages)
  const { holidays } = hours
  const keep = (next: Holiday[]) => onChange({ ...hours, holidays: next })
  const change = (index: number, change: Partial<Holiday>) =>
    keep(holidays.map((holiday, place) => (place === index ? { ...holiday, ...change } : holiday)))
  const add = () => keep([...holidays, { date: localDayOf(new Date().toISOString()), name: '', yearly: false }])
  if (readOnly && holidays.length === 0) return null
  return (
    <fieldset className={classes.holidays}>
      <legend>{m.title}</legend>
      {holidays.map(({ date, name, yearly }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it may be called anything, also like another
        <div key={index} className={classes.holiday}>
          <DayInput
            aria-label={m.date(index + 1)}
            value={date}
            error={errorAt(`holidays.${index}.date`)}
            readOnly={readOnly}
            onDay={(day) => change(index, { date: day })}
          />
          <TextInput
            aria-label={m.name(index + 1)}
            placeholder={m.placeholder}
            value={name}
            maxLength={80}
            error={name !== '' && errorAt(`holidays.${index}.name`)}
            readOnly={readOnly}
            onChange={({ currentTarget: { value } }) => change(index, { name: value })}
          />
          <Checkbox
            label={m.yearly}
            checked={yearly}
            disabled={readOnly}
            onChange={({ currentTarget: { checked } }) => change(index, { yearly: checked })}
          />
          {!readOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={m.remove(name || m.unnamed(index + 1))}
              onClick={() => keep(holidays.toSpliced(index, 1))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {!readOnly && (
        <Button variant="default" size="xs" className={shared.start ?? ''} onClick={add}>
          {m.add}
        </Button>
      )}
    </fieldset>
  )
}
