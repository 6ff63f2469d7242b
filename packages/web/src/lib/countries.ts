import { countries, countryCode } from '@quarterdeck/contract/core/countries'
import { formatTag, type Locale } from './i18n/locale.ts'

const names = (locale: Locale) => new Intl.DisplayNames(formatTag[locale], { type: 'region' })

/** A stored country in another language; a text that is no known country stays as it is. */
export const countryNames = (locale: Locale): ((stored: string) => string) => {
  if (locale === 'en') return (stored) => stored
  const display = names(locale)
  return (stored) => {
    const code = countryCode(stored)
    return (code && display.of(code)) ?? stored
  }
}

/** Every country to choose from: what is stored and what is shown, in the order of the language. */
export const countryOptions = (locale: Locale): readonly { value: string; label: string }[] => {
  const labelOf = countryNames(locale)
  const { compare } = new Intl.Collator(formatTag[locale])
  return countries.map(({ name }) => ({ value: name, label: labelOf(name) })).sort((a, b) => compare(a.label, b.label))
}

/** The same to choose a code of ISO 3166-1. */
export const countryCodes = (locale: Locale): readonly { value: string; label: string }[] =>
  countryOptions(locale).map(({ value, label }) => ({ value: countryCode(value) ?? '', label }))

/** A country by its code. */
export const countryOf = (locale: Locale, code: string): string => names(locale).of(code) ?? code
