import type { Locale } from './locale.ts'
import { formatTag } from './locale.ts'
import { preferences } from './preferences.ts'

/** Locales whose numeric dates have the format. */
const tags = { iso: 'sv-SE', dots: 'de', slashes: 'en-GB', american: 'en-US' } as const

const formatFor = (locale: Locale): Intl.DateTimeFormat => {
  const { dateFormat } = preferences()
  const tag = dateFormat === 'auto' ? formatTag[locale] : tags[dateFormat]
  return new Intl.DateTimeFormat(tag, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
}

type Part = 'year' | 'month' | 'day'

const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day'

const orderOf = (format: Intl.DateTimeFormat): readonly Part[] =>
  format.formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []))

const isoOf = ({ year, month, day }: Readonly<Record<Part, number>>): string | undefined => {
  const at = new Date(Date.UTC(year, month - 1, day))
  // 31 February is none.
  const isThere = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isThere ? at.toISOString().slice(0, 10) : undefined
}

/** Formats a calendar day in numbers for the language: `12/24/2026`, `24.12.2026`. */
export const formatDay = (locale: Locale, day: string): string => {
  const at = Date.parse(day)
  return Number.isFinite(at) ? formatFor(locale).format(at) : ''
}

/**
 * Parses a typed calendar day: in the order of the language or year first, with any separators. A two-digit year is
 * of this century; a missing one is `thisYear`.
 */
export const parseDay = (locale: Locale, text: string, thisYear: number): string | undefined => {
  const figures = text.match(/\d+/g) ?? []
  if (figures.length < 2 || figures.length > 3) return undefined
  const isYearFirst = figures[0]?.length === 4
  const usual = orderOf(formatFor(locale))
  const order = (isYearFirst ? (['year', 'month', 'day'] as const) : usual).filter(
    (part) => figures.length === 3 || part !== 'year',
  )
  const written = (part: Part) => figures[order.indexOf(part)] ?? String(thisYear)
  // A year that is still being written is none.
  if (![2, 4].includes(written('year').length)) return undefined
  const at = (part: Part) => Number(written(part))
  const year = at('year')
  return isoOf({ year: year < 100 ? 2000 + year : year, month: at('month'), day: at('day') })
}
