import { dayKept } from '@quarterdeck/contract/core/day'
import { formatTag, type Locale } from './locale.ts'
import { type Preferences, preferences, usePreferences } from './preferences.ts'
import { useLocale } from './use-messages.ts'
import { there } from './zone.ts'

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

const dayLength = 86_400_000

/** How many days of the calendar where the person is lie between two instants. */
const daysBetween = (from: number, to: number): number => {
  const [first, last] = [from, to].map((at) => there(new Date(at)))
  return first && last ? Math.round((last.setHours(0, 0, 0, 0) - first.setHours(0, 0, 0, 0)) / dayLength) : 0
}

/** Languages that write it as it was chosen. */
const dateTags = { iso: 'sv-SE', dots: 'de', slashes: 'en-GB', american: 'en-US' } as const
const numberTags = { comma: 'en-US', point: 'de', space: 'fr', apostrophe: 'de-CH' } as const
export const cycles = { 24: 'h23', 12: 'h12' } as const
const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** Days in figures where the person chose how, or in the way of the language. */
const daysOf = (tag: string, dateFormat: Preferences['dateFormat'], where: Intl.DateTimeFormatOptions) =>
  dateFormat === 'auto'
    ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...where })
    : new Intl.DateTimeFormat(dateTags[dateFormat], { ...figures, ...where })

/** What takes about a millisecond to make is made when it is first used: few screens use most of them. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The same by preferences that are not in force. */
export const formatsOf = (locale: Locale, { timeZone, dateFormat, clock, numberFormat }: Preferences) => {
  const tag = formatTag[locale]
  const numbers = numberFormat === 'auto' ? tag : numberTags[numberFormat]
  const where = timeZone ? { timeZone } : {}
  const hours = { ...where, ...(clock !== 'auto' && { hourCycle: cycles[clock] }) }
  const isPlain = dateFormat === 'auto'
  // Quantities have four decimals, in words too.
  const number = once(() => new Intl.NumberFormat(numbers, { maximumFractionDigits: 4 }))
  const percent = once(() => new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 2 }))
  const rate = once(() => new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 3 }))
  const date = once(() => daysOf(tag, dateFormat, where))
  const calendar = once(() => daysOf(tag, dateFormat, {}))
  const full = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', ...hours }))
  const medium = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...hours }))
  const month = once(() => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' }))
  const day = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'full' }))
  const dayOfInstant = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'full', ...where }))
  const local = (date: string) => new Date(`${date.slice(0, 10)}T00:00`)
  const money = once(
    () => new Intl.NumberFormat(numbers, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  )
  const unitPrice = once(
    () =>
      new Intl.NumberFormat(numbers, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
        maximumFractionDigits: 4,
      }),
  )
  const whole = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
  const rough = once(() => new Intl.NumberFormat(numbers, whole))
  const compact = once(
    () => new Intl.NumberFormat(numbers, { ...whole, notation: 'compact', maximumFractionDigits: 1 }),
  )
  const time = once(() => new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...hours }))
  const inWords = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
  const counted = once(() => new Intl.RelativeTimeFormat(tag))
  const spans: Partial<Record<Intl.RelativeTimeFormatUnit, Intl.NumberFormat>> = {}
  const inFigures = (at: Date) => `${date().format(at)} ${time().format(at)}`
  const dateTime = (iso: string) => (isPlain ? medium().format(new Date(iso)) : inFigures(new Date(iso)))
  return {
    number: (value: number) => number().format(value),
    /** @param count of a file, in bytes */
    bytes: (count: number) => {
      const [unit, size] = count < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const)
      const rounded = { style: 'unit', unit, maximumFractionDigits: count < 1_000_000 ? 0 : 1 } as const
      return new Intl.NumberFormat(numbers, rounded).format(Math.max(1, count / size))
    },
    /** A share of 1. */
    percent: (share: number) => percent().format(share),
    /** A rate of tax, in percent. */
    rate: (percents: number) => rate().format(percents / 100),
    /** How much of something there is, which need not be whole. */
    measure: (quantity: number) => number().format(quantity),
    /** The price of one of it, which may be less than a cent. */
    unitPrice: (amount: number) => unitPrice().format(amount),
    /** A decimal, as it is on the wire. */
    money: (amount: number) => money().format(amount),
    /** The same where there is little room: without cents, and from a million on in short. */
    roughMoney: (amount: number) => (Math.abs(amount) < 1_000_000 ? rough : compact)().format(amount),
    /** The day of an instant where one is. */
    dayOf: (iso: string) => dayOfInstant().format(new Date(iso)),
    time: (iso: string) => time().format(new Date(iso)),
    /** How long it has been since then: `3 days`. */
    span: (iso: string, now: number) => {
      const [count, unit] = distance(iso, now)
      spans[unit] ??= new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' })
      return spans[unit].format(Math.abs(count))
    },
    /** How long ago: days are those of the calendar, so that yesterday is the day before. */
    ago: (iso: string, now: number) => {
      const [count, unit] = distance(iso, now)
      if (unit === 'day') return inWords().format(-daysBetween(Date.parse(iso), now), unit)
      return (unit === 'second' ? inWords : counted)().format(count, unit)
    },
    date: (iso: string) => date().format(new Date(iso)),
    /** A day of the calendar that is kept as an instant: the same wherever it is read. */
    keptDay: (iso: string) => calendar().format(local(dayKept(iso))),
    instant: (iso: string) => (isPlain ? full().format(new Date(iso)) : inFigures(new Date(iso))),
    /** The day of an instant and its time, in short. */
    dateTime,
    /** The time of an instant of today, or the day with it. */
    moment: (iso: string) => {
      const at = new Date(iso)
      return there(at).toDateString() === there(new Date()).toDateString() ? time().format(at) : dateTime(iso)
    },
    /** Of a day of the calendar, `2026-11-21`: its month, and all of it. */
    month: (date: string) => month().format(local(date)),
    day: (date: string) => day().format(local(date)),
    /** From one such day to another; one may be open. */
    days: (from: string, to: string) => {
      const [first, last] = [local(from), local(to)]
      // In figures a range would leave out what both have in common.
      if (isPlain) return calendar().formatRange(first, last)
      return from === to ? calendar().format(first) : `${calendar().format(first)} – ${calendar().format(last)}`
    },
  }
}
export type Formats = ReturnType<typeof formatsOf>

let made: { readonly by: Preferences; readonly of: Map<Locale, Formats> } | undefined

const madeBy = (locale: Locale, by: Preferences): Formats => {
  if (made?.by !== by) made = { by, of: new Map() }
  const known = made.of.get(locale) ?? formatsOf(locale, by)
  made.of.set(locale, known)
  return known
}

/**
 * Numbers, dates and order by the rules of one language, as far as the person has not chosen others. What is taken from it
 * once follows their choices all the same.
 */
export const formats = (locale: Locale): Formats =>
  new Proxy({} as Formats, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        Reflect.get(madeBy(locale, preferences()), name)(...given),
  })

export const useFormats = (): Formats => madeBy(useLocale(), usePreferences())
