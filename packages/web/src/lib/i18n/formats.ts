import { formatTag, type Locale } from './locale.ts'
import { useLocale } from './use-messages.ts'

const formatsOf = (locale: Locale) => {
  const tag = formatTag[locale]
  const number = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const instant = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' })
  return {
    number: (value: number) => number.format(value),
    date: (iso: string) => date.format(new Date(iso)),
    instant: (iso: string) => instant.format(new Date(iso)),
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
