import { formatTag, type Locale } from './locale.ts'
import { useLocale } from './use-messages.ts'

const formatsOf = (locale: Locale) => {
  const tag = formatTag[locale]
  const number = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const instant = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' })
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full' })
  const local = (date: string) => new Date(`${date.slice(0, 10)}T00:00`)
  return {
    number: (value: number) => number.format(value),
    date: (iso: string) => date.format(new Date(iso)),
    instant: (iso: string) => instant.format(new Date(iso)),
    /** Of a day of the calendar, `2026-11-21`: its month, and all of it. */
    month: (date: string) => month.format(local(date)),
    day: (date: string) => day.format(local(date)),
    /** From one such day to another; one may be open. */
    days: (from: string, to: string) => date.formatRange(local(from), local(to)),
  }
}
export type Formats = ReturnType<typeof formatsOf>

const made = new Map<Locale, Formats>()

/** Numbers, dates and order by the rules of one language. */
export const formats = (locale: Locale): Formats => {
  const known = made.get(locale) ?? formatsOf(locale)
  made.set(locale, known)
  return known
}

export const useFormats = (): Formats => formats(useLocale())
