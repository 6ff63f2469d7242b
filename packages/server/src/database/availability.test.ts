import { expect, onTestFinished, test } from 'vitest'
import { until } from '../testing/until.ts'
import { watchAvailability } from './availability.ts'

/** A database that is away until told otherwise. */
const away = (patienceMs: number) => {
  let answers = false
  let returns = 0
  const availability = watchAvailability({
    probe: async () => {
      if (!answers) throw new Error('away')
    },
    onReturn: () => {
      returns += 1
    },
    patienceMs,
    pauseMs: 5,
  })
  onTestFinished(availability.stop)
  return {
    availability,
    comeBack: () => {
      answers = true
    },
    goAway: () => {
      answers = false
    },
    returns: () => returns,
  }
}

const elapsed = async <T>(work: Promise<T>) => {
  const start = performance.now()
  const value = await work
  return { value, ms: performance.now() - start }
}

test('waits for a database that comes back in time, and tells all who wait', async () => {
  const { availability, comeBack, returns } = away(5000)
  const waiting = Promise.all([availability.wait(), availability.wait()])
  expect(availability.isAway()).toBe(true)
  comeBack()
  expect(await waiting).toEqual([true, true])
  expect(availability.isAway()).toBe(false)
  expect(returns()).toBe(1)
})

test('gives up when the outage lasts, at once from then on, and still notices the return', async () => {
  const { availability, comeBack } = away(200)
  const first = await elapsed(availability.wait())
  expect(first.value).toBe(false)
  expect(first.ms).toBeGreaterThan(150)
  expect(await availability.wait()).toBe(false)
  comeBack()
  await until(() => !availability.isAway())
  expect(await availability.wait()).toBe(true)
})

test('counts the time from the first sign of the outage, not from each call', async () => {
  const { availability } = away(300)
  availability.suspect()
  const since = performance.now()
  await until(() => performance.now() - since > 200)
  const fresh = away(300)
    .availability.wait()
    .then(() => 'fresh')
  expect(await Promise.race([availability.wait(), fresh])).toBe(false)
})

test('a second outage has its own time', async () => {
  const { availability, comeBack, goAway } = away(100)
  expect(await availability.wait()).toBe(false)
  comeBack()
  await until(() => !availability.isAway())
  goAway()
  const waiting = availability.wait()
  comeBack()
  expect(await waiting).toBe(true)
})
