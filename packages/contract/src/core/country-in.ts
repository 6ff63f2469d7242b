import { countries, countryCode } from './countries.ts'
import { locales } from './locales.ts'

/** As different people write the same: without accents, in small letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .normalize('NFC')
    .trim()
    .toLowerCase()

/** The languages of the product, those that many countries share, and for each country the one most spoken there. */
const languagesFor = (code: string): readonly string[] => [
  ...locales,
  ...['fr', 'it', 'pt', 'nl'],
  new Intl.Locale(`und-${code}`).maximize().language,
]

let known: ReadonlyMap<string, string> | undefined

/** Codes by the names of their countries; what two of them are called is the first one's. */
const codesByName = (): ReadonlyMap<string, string> => {
  if (known) return known
  const displays = new Map<string, Intl.DisplayNames>()
  const displayFor = (language: string) => {
    const display = displays.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    displays.set(language, display)
    return display
  }
  const codes = new Map<string, string>()
  for (const { code, name } of countries) {
    const names = [name, ...languagesFor(code).map((language) => displayFor(language).of(code))]
    for (const each of names) if (each && !codes.has(plain(each))) codes.set(plain(each), code)
  }
  known = codes
  return codes
}

const codes = new Set(countries.map(({ code }) => code))

/** Whether a text is the ISO 3166-1 code of a country. */
const isCountryCode = (text: string): boolean => codes.has(text)

const named = (text: string): string | undefined =>
  countryCode(text) ?? countryCode(plain(text)) ?? codesByName().get(plain(text))

/** A code, or a state that has the name of a country, is one of a country only where nothing else is said beside it: Wilmington, DE. */
const alone = (line: string): string | undefined => {
  const code = line.toUpperCase()
  return isCountryCode(code) ? code : named(line)
}

const besides = (part: string): string | undefined => (plain(part) === 'georgia' ? undefined : named(part))

/**
 * The country that an address says, as an ISO 3166-1 code: in its last line or at its end, or as its first line. Undefined where it says
 * none, or could mean a state by it.
 */
export const countryIn = (address: string): string | undefined => {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [first, last] = [lines[0] ?? '', lines.at(-1) ?? '']
  const end = last.split(/[,、，]/).at(-1) ?? ''
  const beginning = lines.length > 1 ? named(first) : undefined
  return alone(last) ?? (end === last ? undefined : besides(end.trim())) ?? beginning
}
