// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { returnPathOf } from './paths.ts'

describe('where one is sent next', () => {
  test.each(['/', '/users', '/users?status=Banned&page=2', '/users/7'])('may be %s', (next) => {
    expect(returnPathOf(next)).toEqual({ next })
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    '',
    undefined,
    ['/users'],
  ])('may not be %j', (next) => {
    expect(returnPathOf(next)).toEqual({ next: undefined })
  })
})
