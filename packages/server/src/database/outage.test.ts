import { expect, test } from 'vitest'
import { DatabaseAway, DatabaseReadOnly, isOutage } from './outage.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })

test.each([
  coded('ECONNREFUSED'),
  coded('ECONNRESET'),
  coded('EPIPE'),
  coded('ENOENT', { syscall: 'connect' }),
  coded('57P01'),
  coded('57P02'),
  coded('57P03'),
  coded('53300'),
  coded('25006'),
  coded('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]),
  new DatabaseAway('away'),
  new DatabaseReadOnly('read-only'),
])('an outage: %o', (error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  coded('ENOENT', { syscall: 'open' }),
  coded('23505'),
  coded('57014'),
  coded('0A000'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection settings are wrong'),
  new AggregateError([]),
  'Connection terminated',
  undefined,
])('not an outage: %o', (error) => {
  expect(isOutage(error)).toBe(false)
})
