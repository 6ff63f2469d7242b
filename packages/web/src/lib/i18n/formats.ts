import { formatTag, type Locale } from './locale.ts'
import { useLocale } from './use-messages.ts'

/** All amounts are of one currency; decision 0007. */
const currency = 'USD'

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago, in the largest unit of which there is a whole one. */
const distance = (iso: string, now: number): readonly [count: number, unit: Intl.RelativeTimeFormatUnit] => {
  const seconds = Math.min(0, (Date.parse(iso) - now) / 1000)
  const [unit, length] = steps.find((step) => -seconds >= step[1]) ?? ['second', 1]
  return [unit === 'second' ? 0 : Math.trunc(seconds / length), unit]
}

const formatsOf = (locale: Locale) => {
  const tag = formatTag[locale]
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const instant = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' })
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full' })
  const local = (date: string) => new Date(`${date.slice(0, 10)}T00:00`)
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return {
    number: (value: number) => number.format(value),
    /** A share of 1. */
    percent: (share: number) => percent.format(share),
    /** A decimal, as it is on the wire. */
    money: (amount: number) => money.format(amount),
    /** The day of an instant where one is. */
    dayOf: (iso: string) => day.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    /** How long it has been since then: `3 days`. */
    span: (iso: string, now: number) => {
      const [count, unit] = distance(iso, now)
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(-count)
    },
    ago: (iso: string, now: number) => relative.format(...distance(iso, now)),
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
