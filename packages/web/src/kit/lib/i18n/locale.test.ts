import { expect, test } from 'vitest'
import { startupLocale } from './locale.ts'

test('the stored language wins over that of the browser', () => {
  expect(startupLocale('ja', 'de-DE')).toBe('ja')
})

test('without a stored language, or with one we do not speak, the primary language of the browser is taken', () => {
  expect(startupLocale(null, 'es-MX')).toBe('es')
  expect(startupLocale('fr', 'de')).toBe('de')
})

test('where neither is spoken here, English is', () => {
  expect(startupLocale(null, 'fr-FR')).toBe('en')
  expect(startupLocale('', undefined)).toBe('en')
})
