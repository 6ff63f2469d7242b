import { countries, countryCode } from './countries.ts'
import { locales } from './locales.ts'

/** Normalizes a name: no accents, lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .normalize('NFC')
    .trim()
    .toLowerCase()

/**
 * Languages in which country names are recognized: those of the product, widely shared ones, and the main one of each
 * country.
 */
const languagesFor = (code: string): readonly string[] => [
  ...locales,
  ...['fr', 'it', 'pt', 'nl'],
  new Intl.Locale(`und-${code}`).maximize().language,
]

let known: ReadonlyMap<string, string> | undefined

/** Country codes by name. If two countries share a name, the first one has it. */
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

/** Returns true for an ISO 3166-1 code. */
const isCountryCode = (text: string): boolean => codes.has(text)

const named = (text: string): string | undefined =>
  countryCode(text) ?? countryCode(plain(text)) ?? codesByName().get(plain(text))

/**
 * Returns the country that a whole line names. Codes, and names that are also states, count only if they are the whole
 * line: `Wilmington, DE` is not Germany.
 */
const alone = (line: string): string | undefined => {
  const code = line.toUpperCase()
  return isCountryCode(code) ? code : named(line)
}

const besides = (part: string): string | undefined => (plain(part) === 'georgia' ? undefined : named(part))

/**
 * Returns the country of an address as an ISO 3166-1 code, from its last line, its end, or its first line. Undefined if
 * it names none, or if the name could be that of a state.
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
