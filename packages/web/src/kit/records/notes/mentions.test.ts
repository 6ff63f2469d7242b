import { expect, test } from 'vitest'
import { mentionPrefixOf, toStored, toTyped } from './mentions.ts'

const people = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Ann Lee' },
  { id: 3, name: '佐藤 美咲' },
]
const names = new Map(people.map((person) => [person.id, person]))

test('a text is kept with numbers and typed with names', () => {
  const typed = '@Ann Lee and @Ann, ask @佐藤 美咲!'
  const kept = '<@2> and <@1>, ask <@3>!'
  expect(toStored(typed, people)).toBe(kept)
  expect(toTyped(kept, names)).toBe(typed)
})

test('who is gone stays a number', () => {
  expect(toTyped('Ask <@9>', names)).toBe('Ask <@9>')
  expect(toStored('Ask <@9>', people)).toBe('Ask <@9>')
})

test('a mention begins with an @ that is no part of an address', () => {
  expect(mentionPrefixOf('Ask @an', 7)).toBe('an')
  expect(mentionPrefixOf('@佐', 2)).toBe('佐')
  expect(mentionPrefixOf('Ask @an', 5)).toBeUndefined()
  expect(mentionPrefixOf('Ask @an again', 13)).toBeUndefined()
  expect(mentionPrefixOf('ann@example', 11)).toBeUndefined()
})
