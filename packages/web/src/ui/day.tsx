import { useFormats } from '../lib/i18n/formats.ts'

/** A day in a list; pointed at, the moment. */
export const Day = ({ at }: { at: string }) => {
  const { date, instant } = useFormats()
  return (
    <time dateTime={at} title={instant(at)}>
      {date(at)}
    </time>
  )
}
