import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import type { Face } from './typefaces.ts'

const [one, other] = [{ name: 'one' } as Face, { name: 'other' } as Face]
const letters = (text: string) =>
  [...text].map((character) => ({ character, face: character < '\u0100' ? one : other }))
const lines = (text: string, width: number) =>
  linesOf(letters(text), width, ({ text: run }) => run.length).map((runs) => runs.map((run) => run.text).join('|'))

test('a line ends between words, never where the face changes', () => {
  expect(lines('do Łódź i Kőszeg', 8)).toEqual(['do |Ł|ód|ź', 'i K|ő|szeg'])
})

test('a word that is too long for any line is broken, Japanese anywhere', () => {
  expect(lines('Donaudampfschiff AG', 8)).toEqual(['Donaudam', 'pfschiff', 'AG'])
  expect(lines('髙橋商店', 3)).toEqual(['髙橋商', '店'])
})

test('nothing is a line too', () => {
  expect(lines('', 8)).toEqual([''])
})
