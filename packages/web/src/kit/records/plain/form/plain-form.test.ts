import { ExpenseDraft, expenseKind } from '@quarterdeck/contract/sales/expenses'
import { expect, test } from 'vitest'
import { sectionsOf, withCurrentDays } from './plain-form.ts'
import { emptyInputsOf, inputOf, isRequired } from './values.ts'

const draft = ExpenseDraft

test('all fields stand in the only section, in their order', () => {
  expect(sectionsOf({ draft }, ['about'])).toEqual([['about', Object.keys(draft.shape)]])
})

test('a section has the fields that are named for it, and the first other one has the rest', () => {
  const form = { draft, sections: { proof: ['files'] }, inputs: { note: false } } as const
  const others = Object.keys(draft.shape).filter((name) => name !== 'files' && name !== 'note')
  expect(sectionsOf(form, ['about', 'proof'])).toEqual([
    ['about', others],
    ['proof', ['files']],
  ])
})

test('the last section has what is new where all of them name their fields', () => {
  const form = { draft, sections: { one: ['vendor'], two: ['date'] } }
  const [, two] = sectionsOf(form, ['one', 'two'])
  expect(two?.[1].slice(0, 2)).toEqual(['date', 'category'])
})

test('a new record begins with what the schema says, and with nothing where that says nothing', () => {
  expect(emptyInputsOf(expenseKind, { draft })).toMatchObject({
    date: null,
    category: '',
    vendor: '',
    amount: null,
    tax: 0,
    paidFrom: 'Bank',
    recurring: false,
    note: '',
    files: [],
  })
  expect([isRequired({ draft }, 'vendor'), isRequired({ draft }, 'note')]).toEqual([true, false])
})

test('a record that there is keeps what it has, also nothing', () => {
  expect(inputOf({ note: 'a', tax: 0, more: 1 }, { note: '', tax: null })).toEqual({ note: '', tax: null, more: 1 })
})

test('a form that stays open past midnight dates by the next day, unless a day was written', () => {
  const [begun, now] = [{ date: '2026-11-23T12:00:00.000Z' }, { date: '2026-11-24T12:00:00.000Z' }]
  const isOneDay = (one: string, other: string) => one.slice(0, 10) === other.slice(0, 10)
  expect(withCurrentDays({ vendor: 'One', ...begun }, begun, now, isOneDay)).toEqual({ vendor: 'One', ...now })
  const written = { vendor: 'One', date: '2026-11-20T12:00:00.000Z' }
  expect(withCurrentDays(written, begun, now, isOneDay)).toEqual(written)
  const later = { date: '2026-11-23T18:00:00.000Z' }
  expect(withCurrentDays({ ...begun }, begun, later, isOneDay)).toEqual(begun)
})
