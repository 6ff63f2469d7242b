import { instantToDay } from '@quarterdeck/contract/kit/day'
import { useFormats } from '../lib/i18n/formats.ts'

/** Shows a day in a list, with the time in a tooltip. */
export const Day = ({ at }: { at: string }) => {
  const { date, instant } = useFormats()
  return (
    <time
      dateTime={at}
      // Nobody points at most of them.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = instant(at)
      }}
    >
      {date(at)}
    </time>
  )
}

/** Shows a calendar day in a list, independent of the time zone. */
export const CalendarDay = ({ at }: { at: string }) => {
  const { keptDay } = useFormats()
  return <time dateTime={instantToDay(at)}>{keptDay(at)}</time>
}
