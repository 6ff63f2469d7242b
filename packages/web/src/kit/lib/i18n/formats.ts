import { instantToDay } from '@quarterdeck/contract/kit/day'
import { formatTag, type Locale } from './locale.ts'
import { type Preferences, preferences, usePreferences } from './preferences.ts'
import { useLocale } from './use-messages.ts'
import { toLocalDate } from './zone.ts'

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

/** Returns the time since an instant in the largest unit that fits, 0 or negative. */
const distance = (iso: string, now: number): readonly [count: number, unit: Intl.RelativeTimeFormatUnit] => {
  const seconds = Math.min(0, (Date.parse(iso) - now) / 1000)
  const [unit, length] = steps.find((step) => -seconds >= step[1]) ?? ['second', 1]
  return [unit === 'second' ? 0 : Math.trunc(seconds / length), unit]
}

const dayLength = 86_400_000

/** Returns the calendar days between two instants, in the user's time zone. */
const daysBetween = (from: number, to: number): number => {
  const [first, last] = [from, to].map((at) => toLocalDate(new Date(at)))
  return first && last ? Math.round((last.setHours(0, 0, 0, 0) - first.setHours(0, 0, 0, 0)) / dayLength) : 0
}

/** Locales whose numeric dates have the format. */
const dateTags = { iso: 'sv-SE', dots: 'de', slashes: 'en-GB', american: 'en-US' } as const
const numberTags = { comma: 'en-US', point: 'de', space: 'fr', apostrophe: 'de-CH' } as const
export const cycles = { 24: 'h23', 12: 'h12' } as const
const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** Returns a formatter for dates in the user's numeric format, or in that of the language. */
const daysOf = (tag: string, dateFormat: Preferences['dateFormat'], where: Intl.DateTimeFormatOptions) =>
  dateFormat === 'auto'
    ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...where })
    : new Intl.DateTimeFormat(dateTags[dateFormat], { ...figures, ...where })

/** Creates a value on first use: a formatter takes about a millisecond, and few screens need most of them. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Returns the formats of a language with the given preferences. */
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
    /**
     * Formats the size of a file.
     * @param count in bytes
     */
    bytes: (count: number) => {
      const [unit, size] = count < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const)
      const rounded = { style: 'unit', unit, maximumFractionDigits: count < 1_000_000 ? 0 : 1 } as const
      return new Intl.NumberFormat(numbers, rounded).format(Math.max(1, count / size))
    },
    /** Formats a fraction of 1 as a percentage. */
    percent: (share: number) => percent().format(share),
    /** Formats a tax rate given in percent. */
    rate: (percents: number) => rate().format(percents / 100),
    /** Formats a quantity, which may have decimals. */
    measure: (quantity: number) => number().format(quantity),
    /** Formats a unit price, which may be less than a cent. */
    unitPrice: (amount: number) => unitPrice().format(amount),
    /** Formats a decimal amount in major units. */
    money: (amount: number) => money().format(amount),
    /** Formats an amount for little space: without cents, and abbreviated from a million. */
    roughMoney: (amount: number) => (Math.abs(amount) < 1_000_000 ? rough : compact)().format(amount),
    /** Formats the day of an instant in the user's time zone. */
    dayOf: (iso: string) => dayOfInstant().format(new Date(iso)),
    time: (iso: string) => time().format(new Date(iso)),
    /** Formats the time since an instant: `3 days`. */
    span: (iso: string, now: number) => {
      const [count, unit] = distance(iso, now)
      spans[unit] ??= new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' })
      return spans[unit].format(Math.abs(count))
    },
    /** Formats the time since an instant in words. Days are calendar days, so that *yesterday* is the day before. */
    ago: (iso: string, now: number) => {
      const [count, unit] = distance(iso, now)
      if (unit === 'day') return inWords().format(-daysBetween(Date.parse(iso), now), unit)
      return (unit === 'second' ? inWords : counted)().format(count, unit)
    },
    date: (iso: string) => date().format(new Date(iso)),
    /** Formats a calendar day that is stored as an instant, independent of the time zone. */
    keptDay: (iso: string) => calendar().format(local(instantToDay(iso))),
    instant: (iso: string) => (isPlain ? full().format(new Date(iso)) : inFigures(new Date(iso))),
    /** Formats day and time of an instant, in short. */
    dateTime,
    /** Formats the time of an instant, with the day unless it is today. */
    moment: (iso: string) => {
      const at = new Date(iso)
      return toLocalDate(at).toDateString() === toLocalDate(new Date()).toDateString()
        ? time().format(at)
        : dateTime(iso)
    },
    /** Formats the month, or the whole, of a calendar day such as `2026-11-21`. */
    month: (date: string) => month().format(local(date)),
    day: (date: string) => day().format(local(date)),
    /** Formats a range of calendar days. */
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
 * Returns the formats of a language with the user's preferences. The returned functions follow later changes of
 * preferences.
 */
export const formats = (locale: Locale): Formats =>
  new Proxy({} as Formats, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        Reflect.get(madeBy(locale, preferences()), name)(...given),
  })

export const useFormats = (): Formats => madeBy(useLocale(), usePreferences())
