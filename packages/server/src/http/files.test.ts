import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accepts } from './encoding.ts'
import { pathInside } from './files.ts'

test.each([
  ['/index.html', 'index.html'],
  ['/assets/a%20b.js', 'assets/a b.js'],
  ['/a/../b.js', 'b.js'],
])('%s lies inside', (path, expected) => {
  expect(pathInside('/srv/web', path)).toBe(join('/srv/web', expected))
})

test.each([
  '/../secret',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/a/../../web-secret',
  '/..%5csecret',
  '/a%00b',
  '/%',
  '/../web',
])('%s leads nowhere', (path) => {
  expect(pathInside('/srv/web', path)).toBeUndefined()
})

test.each([
  ['gzip, br', 'br', true],
  ['gzip;q=0.5', 'gzip', true],
  ['gzip;q=0', 'gzip', false],
  ['gzip; q=0.0', 'gzip', false],
  ['vibr', 'br', false],
  [undefined, 'br', false],
])('Accept-Encoding %j takes %s: %s', (header, encoding, expected) => {
  expect(accepts(header, encoding)).toBe(expected)
})
