import type { Locale } from '../core/locales.ts'

/** What texts of a recurring invoice may name in braces, such as `{month}`: it is said anew in each. */
export const periodNames = ['month', 'year', 'period', 'lastPeriod', 'nextPeriod'] as const
type PeriodName = (typeof periodNames)[number]

const named = /\{(\w+)\}/g

const isName = (name: string): name is PeriodName => periodNames.some((each) => each === name)

/** @param months so many later */
const monthOf = (day: string, months: number): Date =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))

const both = { month: 'long', year: 'numeric' } as const

const ways: Readonly<Record<PeriodName, readonly [months: number, Intl.DateTimeFormatOptions]>> = {
  month: [0, { month: 'long' }],
  year: [0, { year: 'numeric' }],
  period: [0, both],
  lastPeriod: [-1, both],
  nextPeriod: [1, both],
}

/** A text of a day, in a language; what it names else stays as it is. */
export const inPeriod = (text: string, day: string, language: Locale): string =>
  text.replace(named, (whole, name: string) => {
    if (!isName(name)) return whole
    const [months, way] = ways[name]
    return new Intl.DateTimeFormat(language, { ...way, timeZone: 'UTC' }).format(monthOf(day, months))
  })
