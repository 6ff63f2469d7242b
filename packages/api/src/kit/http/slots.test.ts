import { expect, test } from 'vitest'
import { openSlots } from './slots.ts'

test('so many are at work, so many wait in turn, and the next is refused', async () => {
  const inTurn = openSlots(1, 1, () => new Error('full'))
  const finish: (() => void)[] = []
  const begun: string[] = []
  const work = (name: string) =>
    inTurn(() => {
      begun.push(name)
      return new Promise<string>((resolve) => finish.push(() => resolve(name)))
    })
  const first = work('first')
  const second = work('second')
  await expect(work('third')).rejects.toThrow('full')
  expect(begun).toEqual(['first'])

  finish[0]?.()
  expect(await first).toBe('first')
  await expect.poll(() => begun).toEqual(['first', 'second'])
  finish[1]?.()
  expect(await second).toBe('second')
})

test('work that fails gives its slot back', async () => {
  const inTurn = openSlots(1, 0, () => new Error('full'))
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await inTurn(async () => 'done')).toBe('done')
})
