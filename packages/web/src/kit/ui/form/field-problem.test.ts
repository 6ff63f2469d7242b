import { UserDraft } from '@quarterdeck/contract/people/users'
import { expect, test } from 'vitest'
import { ApiError, withoutFieldErrors } from '../../lib/api-error.ts'
import { describeProblem, fieldLabel } from '../describe-problem.ts'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { wordsOf, writeIssue, writeProblem } from './field-problem.ts'

const problemsOf = (draft: unknown) => {
  const { error } = UserDraft.safeParse(draft, { error: writeIssue })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('each rule of the contract has its code', () => {
  expect(problemsOf({ name: '', email: 'nobody', phone: '1'.repeat(41), role: 'Pirate', accessRole: 'king' })).toEqual({
    name: 'required:',
    email: 'email:',
    phone: 'too_long:40',
    role: expect.stringMatching(/^choice:UX Designer, /),
    accessRole: expect.stringMatching(/^choice:owner, /),
  })
})

test('an empty address of mail is missing rather than malformed', () => {
  expect(problemsOf({ name: 'Ann', email: '' })).toEqual({ email: 'required:' })
})

test('a problem of the server is put into the same words as our own', () => {
  const taken = writeProblem({ code: 'taken' })
  expect(wordsOf(en, taken)).toBe('This is already in use')
  expect(wordsOf(de, 'too_long:40')).toBe('Höchstens 40 Zeichen')
})

test('a code from a newer server is still a problem', () => {
  expect(wordsOf(en, 'unheard_of:')).toBe('This is not a valid value')
  expect(wordsOf(en, undefined)).toBeUndefined()
})

const refused = (fields: Readonly<Record<string, { code: 'taken' | 'too_big'; message: string; limit?: number }>>) =>
  new ApiError('invalid_fields', 'Some fields need attention', { requestId: '7ea3', problem: { fields } })
const both = refused({
  name: { code: 'taken', message: '' },
  'lines.0.quantity': { code: 'too_big', message: '', limit: 2 },
})

test('a refusal of fields names all of them in words, and no request', () => {
  expect(describeProblem(en, both, { name: 'Name', 'lines.0.quantity': 'Quantity of Lamp' })).toEqual({
    text: 'Name: This is already in use · Quantity of Lamp: Enter 2 or less',
    requestId: undefined,
  })
  expect(describeProblem(en, both, {}, { name: 'Taken' }).text).toBe('Taken · lines.0.quantity: Enter 2 or less')
  expect(describeProblem(de, refused({ novelty: { code: 'taken', message: '' } })).text).toMatch(/^novelty: /)
  expect(describeProblem(en, new ApiError('internal', '', { requestId: '7ea3' })).requestId).toBe('Request 7ea3')
})

test('a field is called by itself, as the part of another, or as a row of a list', () => {
  const labels = { items: 'Items', cardNumber: 'Card', payment: 'Payment' }
  expect(fieldLabel(labels, 'items.1.price')).toBe('Items 2')
  expect(fieldLabel({ cardNumber: 'Card' }, 'payment.cardNumber')).toBe('Card')
  expect(fieldLabel(labels, 'novelty.0')).toBe('novelty.0')
})

test('what is shown at its field is not said again, and nothing else is lost', () => {
  expect(withoutFieldErrors(both, ['name', 'lines.0.quantity'])).toBeUndefined()
  expect(describeProblem(en, withoutFieldErrors(both, ['name'])).text).toBe('lines.0.quantity: Enter 2 or less')
  const other = new Error('no answer')
  expect(withoutFieldErrors(other, ['name'])).toBe(other)
})
