import { recurrenceUnits } from '@quarterdeck/contract/sales/recurrence'
import { seriesKind } from '@quarterdeck/contract/sales/series'
import { expect, test } from 'vitest'
import { integer, text } from '../sql/select.ts'
import { columnsFor } from './stored-columns.ts'

const customer = text('customerName')
const state = text('status')

test('filters that are columns of the table need no mention, and nullable ones say so', () => {
  const columns = columnsFor(seriesKind, { customer, state })
  expect(columns.unit).toMatchObject({ kind: 'choice', values: recurrenceUnits })
  expect(columns.ids).toEqual(integer('id'))
  expect(columns.nextDate).toMatchObject({ kind: 'text', optional: true })
  expect(columns.name).not.toHaveProperty('optional')
})

test('a filter that is no column of the table does not compile without an expression', () => {
  // @ts-expect-error there is no expression for the filter `state`
  expect(Object.keys(columnsFor(seriesKind, { customer }))).toContain('customer')
})
