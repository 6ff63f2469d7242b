import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'
import { namesInPart, partOn } from './thirds.mjs'

const dayMs = 86_400_000
const noon = Date.parse('2026-11-28T12:00:00Z')

const names = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(slow|alone)\.test\.ts$/.test(file) && !file.includes('node_modules'))
  .map((file) => `packages/${file}`)

test.each([0, 1, 2, 100])('three days in a row run everything, each test once, from day %i on', (first) => {
  const days = [first, first + 1, first + 2].map((day) => namesInPart(names, partOn(noon + day * dayMs)))
  expect(names.length).toBeGreaterThan(40)
  expect(days.flat().toSorted()).toEqual(names.toSorted())
})

test('a part is that of the day in UTC', () => {
  const midnight = Date.parse('2026-11-29T00:00:00Z')
  expect(partOn(noon)).toBe(partOn(midnight - 1))
  expect(partOn(midnight)).not.toBe(partOn(midnight - 1))
})

test('a test keeps its part when others come and go, and when it moves within its file', () => {
  const [before, after] = ['shell.spec.ts:10:1 › a › b', 'shell.spec.ts:99:3 › a › b']
  const partFor = (all: string[], name: string) => [0, 1, 2].filter((part) => namesInPart(all, part).includes(name))
  expect(partFor([before], before)).toHaveLength(1)
  expect(partFor([...names, after], after)).toEqual(partFor([before], before))
})

test('no third has more than half of the files', () => {
  for (const part of [0, 1, 2]) expect(namesInPart(names, part).length).toBeLessThan(names.length / 2)
})
