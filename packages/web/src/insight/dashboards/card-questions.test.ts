import { expect, test } from 'vitest'
import { cardQueryOf, combinedQuery } from './card-questions.ts'

const page = { range: 'custom', from: '2026-03-01', to: '2026-03-31', against: 'previous', zone: 'Asia/Tokyo' } as const

test('of several cards only what is their own is said of each', () => {
  const question = combinedQuery([
    cardQueryOf({ metrics: ['netRevenue'] }, page),
    cardQueryOf({ metrics: ['sentBack', 'refunds'] }, page),
    cardQueryOf({ metrics: ['orders'], by: 'cohort' }, { ...page, from: '2026-01-05', against: 'none', zone: 'UTC' }),
  ])
  const { cards, ...frame } = question
  expect(frame).toEqual({ from: '2026-03-01', to: '2026-03-31', against: 'previous', zone: 'Asia/Tokyo' })
  expect(JSON.parse(cards)).toEqual([
    { names: 'netRevenue' },
    { names: 'sentBack,refunds' },
    { names: 'orders', by: 'cohort', from: '2026-01-05', against: 'none', zone: 'UTC' },
  ])
})
