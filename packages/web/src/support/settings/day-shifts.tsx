import { ActionIcon } from '@mantine/core'
import type { Shift } from '@quarterdeck/contract/support/working-hours'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { TimeInput } from '../../kit/ui/form/time-input.tsx'
import { supportSettingsMessages } from './messages/index.ts'
import classes from './settings.module.css'
import type { ErrorAt } from './use-validation.ts'

interface Props {
  readonly name: string
  readonly shifts: readonly Shift[]
  readonly errorAt: ErrorAt
  readonly readOnly: boolean
  readonly onChange: (shifts: Shift[]) => void
}

/** Value of the time input for the end of a day. */
const midnight = '00:00'
const endOfDay = '24:00'

/** Returns the default for another shift: after the day's last one, or 9:00 to 17:00. */
const nextAfter = (shifts: readonly Shift[]): Shift => {
  const last = shifts.at(-1)
  if (!last) return { from: '09:00', to: '17:00' }
  const from = last.to === endOfDay ? midnight : last.to
  return {
    from,
    to: from < '23:00' ? `${String(Number(from.slice(0, 2)) + 1).padStart(2, '0')}:${from.slice(3)}` : endOfDay,
  }
}

/** Edits the shifts of a weekday. */
export const DayShifts = ({ name, shifts, errorAt, readOnly, onChange }: Props) => {
  const { hours: m } = useMessages(supportSettingsMessages)
  const change = (index: number, change: Partial<Shift>) =>
    onChange(shifts.map((shift, place) => (place === index ? { ...shift, ...change } : shift)))
  return (
    <li className={classes.day}>
      <span className={classes.dayName}>{name}</span>
      <div className={classes.shifts}>
        {shifts.length === 0 && <span className={classes.closed}>{m.closed}</span>}
        {shifts.map(({ from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shift is nothing but its place
          <div key={index} className={classes.shift}>
            <TimeInput
              aria-label={m.from(name, index + 1)}
              value={from}
              error={errorAt(`${index}.from`)}
              readOnly={readOnly}
              onTime={(time) => change(index, { from: time })}
            />
            <span aria-hidden>–</span>
            <TimeInput
              aria-label={m.to(name, index + 1)}
              value={to === endOfDay ? midnight : to}
              error={errorAt(`${index}.to`)}
              readOnly={readOnly}
              onTime={(time) => change(index, { to: time === midnight ? endOfDay : time })}
            />
            {to !== '' && to < from && <span className={classes.nextDay}>{m.nextDay}</span>}
            {!readOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={m.remove(name, index + 1)}
                onClick={() => onChange(shifts.toSpliced(index, 1))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </div>
        ))}
      </div>
      {!readOnly && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={m.add(name)}
          disabled={shifts.length >= 8}
          onClick={() => onChange([...shifts, nextAfter(shifts)])}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
