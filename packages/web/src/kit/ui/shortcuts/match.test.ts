import { expect, test } from 'vitest'
import { matchesStep } from './match.ts'

const press = (key: string, held: readonly string[] = []) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
  getModifierState: (name: string) => held.includes(name),
})

test('Ctrl and ⌘ are the same, and must be the only ones held', () => {
  expect(matchesStep(['mod', 'k'], press('k', ['ctrl']))).toBe(true)
  expect(matchesStep(['mod', 'k'], press('K', ['meta']))).toBe(true)
  expect(matchesStep(['mod', 'k'], press('k'))).toBe(false)
  expect(matchesStep(['mod', 'k'], press('k', ['ctrl', 'shift']))).toBe(false)
  expect(matchesStep(['g'], press('g', ['ctrl']))).toBe(false)
})

test('a sign counts however a keyboard writes it', () => {
  expect(matchesStep(['?'], press('?', ['shift']))).toBe(true)
  expect(matchesStep(['/'], press('/'))).toBe(true)
  expect(matchesStep(['/'], press('/', ['shift']))).toBe(true)
  expect(matchesStep(['['], press('[', ['ctrl', 'alt', 'AltGraph']))).toBe(true)
  expect(matchesStep(['['], press('[', ['alt']))).toBe(true)
  expect(matchesStep(['['], press('[', ['ctrl']))).toBe(false)
})

test('Shift is a key of its own with letters and arrows', () => {
  expect(matchesStep(['x'], press('X', ['shift']))).toBe(false)
  expect(matchesStep(['shift', 'arrowdown'], press('ArrowDown', ['shift']))).toBe(true)
  expect(matchesStep(['arrowdown'], press('ArrowDown', ['shift']))).toBe(false)
})
