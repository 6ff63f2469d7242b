import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { matchCommands } from './match.ts'

const command = (label: string, also = ''): Command => ({
  id: label,
  group: 'do',
  label,
  also,
  icon: undefined as never,
  leads: false,
  perform: () => {},
})
const commands = [
  command('Navigation einklappen', 'Collapse navigation'),
  command('Añadir usuario', 'New user'),
  command('ユーザーを追加', 'New user'),
  command('Neuer Benutzer', 'New user'),
]
const found = (text: string) => matchCommands(commands, text).map(({ label }) => label)

test('commands are found by the beginnings of their words, in any order, with or without accents', () => {
  expect(found('ein nav')).toEqual(['Navigation einklappen'])
  expect(found('anadir')).toEqual(['Añadir usuario'])
  expect(found('klappen')).toEqual([])
})

test('what is written without spaces is found by any part', () => {
  expect(found('追加')).toEqual(['ユーザーを追加'])
})

test('the English name works in every language, after what the label says itself', () => {
  expect(found('new user')).toEqual(['Añadir usuario', 'ユーザーを追加', 'Neuer Benutzer'])
  expect(found('ne')[0]).toBe('Neuer Benutzer')
})

test('no text means all, and signs alone mean nothing', () => {
  expect(found('')).toHaveLength(4)
  expect(found('#7')).toEqual([])
  expect(found('!')).toEqual([])
})
