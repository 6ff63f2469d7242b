import { UserDraft } from '@quarterdeck/contract/users'
import { expect, test } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { wordsOf, writeIssue, writeProblem } from './field-problem.ts'

const problemsOf = (draft: unknown) => {
  const { error } = UserDraft.safeParse(draft, { error: writeIssue })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('each rule of the contract has its code', () => {
  expect(problemsOf({ name: '', email: 'nobody', phone: 'x'.repeat(41), role: 'Pirate', accessRole: 'king' })).toEqual({
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
