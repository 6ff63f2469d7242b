import { expect, test } from 'vitest'
import { nextDates, type Recurrence } from './recurrence.ts'

const monthly: Recurrence = {
  unit: 'month',
  every: 1,
  dayOfMonth: null,
  startDate: '2027-01-31',
  endDate: null,
  maxCount: null,
}

test.each([
  ['month', monthly, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
  ['leap year', { ...monthly, startDate: '2028-01-31' }, ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ['last day', { ...monthly, startDate: '2027-02-03', dayOfMonth: 31 }, ['2027-02-28', '2027-03-31', '2027-04-30']],
  ['day before the start', { ...monthly, startDate: '2027-11-23', dayOfMonth: 1 }, ['2027-12-01', '2028-01-01']],
  ['quarter', { ...monthly, unit: 'quarter', startDate: '2027-08-31' }, ['2027-08-31', '2027-11-30', '2028-02-29']],
  ['two years', { ...monthly, unit: 'year', every: 2, startDate: '2028-02-29' }, ['2028-02-29', '2030-02-28']],
  ['ten days', { ...monthly, unit: 'day', every: 10, startDate: '2027-12-25' }, ['2027-12-25', '2028-01-04']],
  ['two weeks', { ...monthly, unit: 'week', every: 2, startDate: '2027-03-20' }, ['2027-03-20', '2027-04-03']],
] as const)('dates by %s', (_, rule, dates) => {
  expect(nextDates(rule, '2026-01-01', dates.length)).toEqual(dates)
})

test('dates end on the last day, or after so many', () => {
  expect(nextDates({ ...monthly, endDate: '2027-03-31' }, '2027-02-28', 6)).toEqual(['2027-02-28', '2027-03-31'])
  expect(nextDates({ ...monthly, maxCount: 3 }, '2027-02-01', 6, 1)).toEqual(['2027-02-28', '2027-03-31'])
  expect(nextDates({ ...monthly, maxCount: 3 }, '2027-02-01', 6, 3)).toEqual([])
  expect(nextDates({ ...monthly, startDate: '9998-11-30' }, '2027-02-01', 6)).toEqual(['9998-11-30', '9998-12-30'])
})

test('dates far ahead are found without counting up to them', () => {
  expect(nextDates({ ...monthly, unit: 'day', startDate: '0001-01-01' }, '2027-05-05', 2)).toEqual([
    '2027-05-05',
    '2027-05-06',
  ])
})

test('there are no dates past the last day, however far the next one would be', () => {
  const last = { ...monthly, unit: 'year', startDate: '9998-12-31', dayOfMonth: 1 } as const
  for (const every of [1, 2, 365]) expect(nextDates({ ...last, every }, '2027-01-01', 6)).toEqual([])
  expect(nextDates({ ...last, unit: 'day', every: 365 }, '2027-01-01', 6)).toEqual(['9998-12-31'])
})
