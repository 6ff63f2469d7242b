import { expect, test } from 'vitest'
import { blankInvoice, blankLine, type InvoiceInput } from './invoice-input.ts'
import { changeOf, endStep, redo, type Steps, undo, withStep } from './steps.ts'

const blank = blankInvoice('2026-11-26', 'en', { invoiceDays: 14, invoiceTerms: '', invoiceNotes: '' })
const line = (title: string) => ({ ...blankLine(null), title })
const withLines = (...titles: string[]): InvoiceInput => ({ ...blank, products: titles.map(line) })
const none: Steps = { past: [], now: blank, undone: [] }
const titles = ({ now }: Steps) => now.products.map(({ title }) => title)

test('what is typed in one field is one step, from the first letter on', () => {
  const typed = ['O', 'Oa', 'Oak'].reduce((steps, title) => withStep(steps, withLines(title)), none)
  expect(titles(undo(typed))).toEqual([])
  expect(titles(redo(undo(typed)))).toEqual(['Oak'])
})

test('what is typed after leaving the field is another step', () => {
  const typed = withStep(endStep(withStep(none, withLines('Oak'))), withLines('Oak, oiled'))
  expect(titles(undo(typed))).toEqual(['Oak'])
})

test('lines that are pasted, moved and removed are a step each', () => {
  const states = [withLines('Oak', 'Elm'), withLines('Elm', 'Oak'), withLines('Elm')]
  const done = states.reduce((steps, state) => withStep(steps, state), none)
  expect([done, undo(done), undo(undo(done)), undo(undo(undo(done)))].map(titles)).toEqual([
    ['Elm'],
    ['Elm', 'Oak'],
    ['Oak', 'Elm'],
    [],
  ])
})

test('what follows from a step is undone with it', () => {
  const chosen = withStep(none, { ...blank, customerId: '8' })
  const taken = withStep(chosen, { ...blank, customerId: '8', email: 'a@b.test', address: 'Pier 1' }, true)
  expect(undo(taken).now).toEqual(blank)
})

test('what is written after undoing takes the place of what was undone', () => {
  const other = withStep(undo(withStep(none, withLines('Oak'))), withLines('Elm'))
  expect(redo(other)).toBe(other)
  expect(titles(undo(other))).toEqual([])
})

test('nothing is done where there is no step, and what is the same is none', () => {
  expect(undo(none)).toBe(none)
  expect(redo(none)).toBe(none)
  expect(withStep(none, { ...blank })).toBe(none)
})

test('the first field that changed is gone to', () => {
  const one = { ...blank, products: [line('Oak'), { ...line('Elm'), price: 5 }] }
  const other = { ...blank, products: [line('Oak'), { ...line('Elm'), price: 6 }] }
  expect(changeOf(one, other)).toEqual({ at: 'products.1.price', isOne: true })
  expect(changeOf(one, { ...other, notes: 'Now' })).toEqual({ at: 'products.1.price', isOne: false })
  expect(changeOf(withLines('Oak', 'Elm'), withLines('Elm'))).toEqual({ at: 'products.0.title', isOne: false })
})
