import { expect, test } from 'vitest'
import { countryNames, countryOptions } from './countries.ts'

test('a stored country is shown in the language of the person', () => {
  expect(countryNames('de')('Germany')).toBe('Deutschland')
  expect(countryNames('ja')('United States')).toBe('アメリカ合衆国')
  expect(countryNames('es')('south korea')).toBe('Corea del Sur')
})

test('other English names of a country are understood', () => {
  expect(countryNames('de')('USA')).toBe('Vereinigte Staaten')
})

test('what is no country stays as it is', () => {
  expect(countryNames('de')('Atlantis')).toBe('Atlantis')
  expect(countryNames('ja')('')).toBe('')
})

test('every country is offered once, in the order of the language, and stored in English', () => {
  const options = countryOptions('es')
  expect(options).toContainEqual({ value: 'Germany', label: 'Alemania' })
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  expect(options.map(({ label }) => label)).toEqual(
    options.map(({ label }) => label).toSorted(new Intl.Collator('es').compare),
  )
})
