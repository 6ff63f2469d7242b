import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrations } from './migrate.ts'

test('every migration is listed, by the name of its file', () => {
  const files = readdirSync(new URL('migrations/', import.meta.url)).map((name) => name.replace(/\.ts$/, ''))
  expect(Object.keys(migrations)).toEqual(files.toSorted())
})
