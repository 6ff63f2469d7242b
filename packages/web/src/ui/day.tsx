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
