import { useEffect, useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { formatTag, type Locale } from '../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { appMessages } from '../messages/index.ts'

const minute = 60_000

const inWords = (locale: Locale, ms: number): string => {
  const minutes = Math.ceil(ms / minute)
  const words = new Intl.RelativeTimeFormat(formatTag[locale])
  if (minutes < 120) return words.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day')
}

/** When it ends, and how long that is. */
export const TimeLeft = ({ until }: { until: string }) => {
  const m = useMessages(appMessages).trouble
  const locale = useLocale()
  const { moment } = useFormats()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000)
    return () => clearInterval(timer)
  }, [])
  const left = new Date(until).getTime() - now.getTime()
  return (
    <>
      <time dateTime={until}>{m.until(moment(until))}</time>
      {' · '}
      {left > 0 ? inWords(locale, left) : m.anyMoment}
    </>
  )
}
