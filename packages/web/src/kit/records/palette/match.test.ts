import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { matchCommands, matchedParts, namedRecord } from './match.ts'

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
const found = (text: string) => matchCommands(commands, text).map(({ command: { label } }) => label)

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

const words = [
  {
    users: 'benutzer kunde',
    orders: 'bestellung',
    products: 'produkt',
    invoices: 'rechnung',
    tickets: 'ticket',
    reviews: '',
  },
  { users: 'user', orders: 'order', products: 'product', invoices: 'invoice', tickets: 'ticket', reviews: 'review' },
  { users: 'ユーザー', orders: '注文', products: '商品', invoices: '請求書', tickets: 'チケット', reviews: 'レビュー' },
].flatMap((each) => Object.entries(each).map(([kind, names]) => ({ kind, names })))

test.each([
  ['order 15', 'orders', '15'],
  ['Orders #15', 'orders', '15'],
  ['order no. 15', 'orders', '15'],
  ['Bestellung Nr. 15', 'orders', '15'],
  ['注文15', 'orders', '15'],
  ['注文 １５番', 'orders', '15'],
  ['invoice 14', 'invoices', '14'],
  ['Rechnung INV-014', 'invoices', 'inv-014'],
  ['ticket 3', 'tickets', '3'],
  ['order n.º 15', 'orders', '15'],
])('%s is one of the %s', (text, kind, q) => {
  expect(namedRecord(text, words)).toEqual({ kind, q })
})

test.each(['15', '#15', 'order', 'order form', 'ordering 15 lamps', 'borders 15', 'INV-014'])(
  '%s names no kind',
  (text) => {
    expect(namedRecord(text, words)).toBeUndefined()
  },
)

test.each([
  ['Jörg Müller', 'muller', ['Müller']],
  ['#15 Åsa Lindström', '#15 asa', ['15', 'Åsa']],
  ['+49 30 23125118', '030 231-25', ['30 23125']],
  ['Straße', 'zzz', []],
])('in %s, %s is marked', (text, typed, marked) => {
  expect(matchedParts(text, typed)).toEqual(marked)
})
