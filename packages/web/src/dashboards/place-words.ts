import { countryNames } from '../lib/countries.ts'
import { formatTag, type Locale } from '../lib/i18n/locale.ts'

/** How countries and languages of visitors are called; undefined where their browsers say nothing. */
export const placeWords = (locale: Locale) => {
  const country = countryNames(locale)
  const language = new Intl.DisplayNames(formatTag[locale], { type: 'language', languageDisplay: 'standard' })
  return {
    zoneCountry: (stored: string) => (stored === '' ? undefined : country(stored)),
    language: (code: string) => (code === '' ? undefined : language.of(code)),
  }
}
