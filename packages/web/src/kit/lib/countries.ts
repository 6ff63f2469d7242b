import { countries, countryCode } from '@quarterdeck/contract/kit/countries'
import { formatTag, type Locale } from './i18n/locale.ts'

type Options = readonly { readonly value: string; readonly label: string }[]

const names = (locale: Locale) => new Intl.DisplayNames(formatTag[locale], { type: 'region' })

/** Returns a function that translates stored country names; unknown names are returned unchanged. */
export const countryNames = (locale: Locale): ((stored: string) => string) => {
  if (locale === 'en') return (stored) => stored
  const display = names(locale)
  return (stored) => {
    const code = countryCode(stored)
    return (code && display.of(code)) ?? stored
  }
}

const offered = new Map<Locale, Options>()

/** Returns all countries as options, sorted by their translated names. */
export const countryOptions = (locale: Locale): Options => {
  const known = offered.get(locale)
  if (known) return known
  const labelOf = countryNames(locale)
  const { compare } = new Intl.Collator(formatTag[locale])
  const options = countries
    .map(({ name }) => ({ value: name, label: labelOf(name) }))
    .sort((a, b) => compare(a.label, b.label))
  offered.set(locale, options)
  return options
}

/** Returns all countries as options with their ISO 3166-1 codes. */
export const countryCodes = (locale: Locale): Options =>
  countryOptions(locale).map(({ value, label }) => ({ value: countryCode(value) ?? '', label }))

/** Returns the translated name of a country code. */
export const countryOf = (locale: Locale, code: string): string => names(locale).of(code) ?? code
