import { dayKept } from '@quarterdeck/contract/core/day'
import { useFormats } from '../lib/i18n/formats.ts'

/** A day in a list; pointed at, the moment. */
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

/** A day of the calendar in a list, the same wherever it is read. */
export const KeptDay = ({ at }: { at: string }) => {
  const { keptDay } = useFormats()
  return <time dateTime={dayKept(at)}>{keptDay(at)}</time>
}
