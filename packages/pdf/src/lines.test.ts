import type { Font } from 'fontkit'
import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

/** Creates a typeface in which each character is one em wide. */
const face = (family: string) => {
  const font = { unitsPerEm: 1, layout: (text: string) => ({ advanceWidth: text.length }) } as unknown as Font
  return { family, regular: font, bold: font }
}
const [one, other] = [face('one'), face('other')]
const letters = (text: string) =>
  [...text].map((character) => ({ character, face: character < '\u0100' ? one : other }))
const lines = (text: string, width: number) => linesOf(letters(text), width, false)
const texts = (text: string, width: number) => lines(text, width).map((line) => line.map((run) => run.text).join('|'))

test('a line ends between words, never where the typeface changes', () => {
  expect(texts('do Łódź i Kőszeg', 8)).toEqual(['do |Ł|ód|ź', 'i K|ő|szeg'])
})

test('a word that is too long for any line is broken, Japanese anywhere', () => {
  expect(texts('Donaudampfschiff AG', 8)).toEqual(['Donaudam', 'pfschiff', 'AG'])
  expect(texts('髙橋商店', 3)).toEqual(['髙橋商', '店'])
})

test('nothing is a line too', () => {
  expect(texts('', 8)).toEqual([''])
})

test('runs are told in the order in which they are read, and stand where they are seen', () => {
  const places = (text: string) => lines(text, 99).flatMap((line) => line.map((run) => [run.text, run.left, run.isRtl]))
  expect(places('AB שלום CD')).toEqual([
    ['AB ', 0, false],
    ['שלום', 3, true],
    [' CD', 7, false],
  ])
  expect(places('שלום 12')).toEqual([
    ['שלום', 3, true],
    [' ', 2, true],
    ['12', 0, false],
  ])
})
