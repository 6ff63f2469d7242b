import type { Locale } from '../kit/locales.ts'

/** Variables for the text of a recurring invoice, such as `{month}`; each invoice has its own values. */
export const periodNames = ['month', 'year', 'period', 'lastPeriod', 'nextPeriod'] as const
type PeriodName = (typeof periodNames)[number]

const named = /\{(\w+)\}/g

const isName = (name: string): name is PeriodName => periodNames.some((each) => each === name)

/** Returns the first of the month that lies `months` after a day. */
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

/** Replaces period variables for a day, in a language; other words in braces are left as they are. */
export const replacePeriods = (text: string, day: string, language: Locale): string =>
  text.replace(named, (whole, name: string) => {
    if (!isName(name)) return whole
    const [months, way] = ways[name]
    return new Intl.DateTimeFormat(language, { ...way, timeZone: 'UTC' }).format(monthOf(day, months))
  })
