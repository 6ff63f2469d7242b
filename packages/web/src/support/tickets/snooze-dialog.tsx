import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { fromLocalDate, localDayOf, toLocalDate } from '../../kit/lib/i18n/zone.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { DayInput } from '../../kit/ui/form/day-input.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { ticketMessages } from './messages/index.ts'
import classes from './tickets.module.css'

/** Start of a working day, and length of *Later*, in hours. */
const morning = 9
const later = 3

const at = (now: Date, days: number, hour: number): string => {
  const day = toLocalDate(now)
  day.setDate(day.getDate() + days)
  day.setHours(hour, 0, 0, 0)
  return fromLocalDate(day).toISOString()
}

/** Returns the days until next Monday, 7 on a Monday. */
const daysToMonday = (now: Date) => ((8 - toLocalDate(now).getDay()) % 7 || 7) as number

/** Returns the suggested times, without those already past today. */
const momentsFrom = (now: Date) => {
  const hour = toLocalDate(now).getHours() + later
  return [
    ...(hour < 24 ? [['laterToday', at(now, 0, hour)] as const] : []),
    ['tomorrow', at(now, 1, morning)] as const,
    ['nextWeek', at(now, daysToMonday(now), morning)] as const,
  ]
}

interface Props {
  readonly onChoose: (until: string) => void
  readonly onClose: () => void
}

/** Asks until when to snooze a ticket. */
export const SnoozeDialog = ({ onChoose, onClose }: Props) => {
  const { snoozing: m, actions: words } = useMessages(ticketMessages)
  const { actions } = useMessages(commonMessages)
  const { moment } = useFormats()
  const [now] = useState(() => new Date())
  const [day, setDay] = useState('')
  const today = localDayOf(now.toISOString())
  const own = day > today ? fromLocalDate(new Date(`${day}T0${morning}:00`)).toISOString() : undefined
  return (
    <Dialog
      opened
      title={m.title}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button disabled={!own} onClick={() => own && onChoose(own)}>
            {words.snooze}
          </Button>
        </>
      }
    >
      <div className={classes.moments}>
        {momentsFrom(now).map(([name, until], index) => (
          <button
            key={name}
            type="button"
            className={classes.moment}
            data-autofocus={index === 0 || undefined}
            onClick={() => onChoose(until)}
          >
            {m[name]}
            <time dateTime={until}>{moment(until)}</time>
          </button>
        ))}
        <DayInput label={m.other} min={today} value={day} onDay={setDay} />
      </div>
    </Dialog>
  )
}
