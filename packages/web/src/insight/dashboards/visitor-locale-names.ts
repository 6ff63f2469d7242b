import { countryNames } from '../../kit/lib/countries.ts'
import { formatTag, type Locale } from '../../kit/lib/i18n/locale.ts'

/** Returns functions that translate countries and languages of visitors; undefined if their browsers report none. */
export const visitorLocaleNames = (locale: Locale) => {
  const country = countryNames(locale)
  const language = new Intl.DisplayNames(formatTag[locale], { type: 'language', languageDisplay: 'standard' })
  return {
    zoneCountry: (stored: string) => (stored === '' ? undefined : country(stored)),
    language: (code: string) => (code === '' ? undefined : language.of(code)),
  }
}
