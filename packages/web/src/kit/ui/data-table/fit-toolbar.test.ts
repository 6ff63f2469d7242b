import { expect, test } from 'vitest'
import { fitToolbar } from './fit-toolbar.ts'

const content = {
  facets: ['Status', 'Job title', 'Country'],
  more: 'More filters',
  hasMore: false,
  tools: ['Display', 'Export'],
  others: 44,
}

test('what does not fit goes step by step: the words of the tools, then the filters from the last', () => {
  expect(fitToolbar(1200, content)).toEqual({ facets: 3, hasWords: true })
  expect(fitToolbar(720, content)).toEqual({ facets: 3, hasWords: false })
  expect(fitToolbar(600, content)).toEqual({ facets: 1, hasWords: false })
  expect(fitToolbar(400, content)).toEqual({ facets: 0, hasWords: false })
})

test('all is there until the room is known', () => {
  expect(fitToolbar(0, content)).toEqual({ facets: 3, hasWords: true })
})
