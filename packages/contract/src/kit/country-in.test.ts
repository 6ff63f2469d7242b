import { expect, test } from 'vitest'
import { countryIn } from './country-in.ts'

test.each([
  ['Kai 1\n20457 Hamburg\nGermany', 'DE'],
  ['Kai 1, 20457 Hamburg, Deutschland', 'DE'],
  ['Kai 1\n20457 Hamburg\nde', 'DE'],
  ['Gran Vía 1\n28013 Madrid\nEspaña', 'ES'],
  ['Gran Via 1\n28013 Madrid\nESPANA', 'ES'],
  ['東京都千代田区1-1\n日本', 'JP'],
  ['日本\n東京都千代田区1-1', 'JP'],
  ['東京都千代田区1-1、日本', 'JP'],
  ['Ring 1\n1010 Wien\nÖsterreich', 'AT'],
  ['Rue 1\n1000 Bruxelles\nBelgique', 'BE'],
  ['ul. Długa 1\n00-001 Warszawa\nPolska', 'PL'],
  ['1 High St\nLondon, U.K.', 'GB'],
  ['1 Main St\nBoston\nUSA', 'US'],
  ['Vereinigte Staaten', 'US'],
])('%j says %s', (address, code) => {
  expect(countryIn(address)).toBe(code)
})

test.each([
  '',
  'Rue 1',
  '1 Main St\nWilmington, DE',
  '1 Main St\nAtlanta, Georgia',
  'Via 1\nMilano, MI',
  '1 Rd\nSanta Fe, New Mexico',
])('%j says none', (address) => {
  expect(countryIn(address)).toBeUndefined()
})
