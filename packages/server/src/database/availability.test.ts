import { expect, onTestFinished, test } from 'vitest'
import { until } from '../testing/until.ts'
import { watchAvailability } from './availability.ts'
import { DatabaseReadOnly } from './outage.ts'

/** Creates a database that can be made unavailable. */
const away = (patienceMs: number) => {
  let answers = false
  let failure = new Error('away')
  let returns = 0
  const availability = watchAvailability({
    probe: async () => {
      if (!answers) throw failure
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
    failBy: (error: Error) => {
      failure = error
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
  expect(availability.state()).toBe('away')
  comeBack()
  expect(await waiting).toEqual([true, true])
  expect(availability.state()).toBe('available')
  expect(returns()).toBe(1)
})

test('gives up when the outage lasts, at once from then on, and still notices the return', async () => {
  const { availability, comeBack } = away(200)
  const first = await elapsed(availability.wait())
  expect(first.value).toBe(false)
  expect(first.ms).toBeGreaterThan(150)
  expect(await availability.wait()).toBe(false)
  comeBack()
  await until(() => availability.state() === 'available')
  expect(await availability.wait()).toBe(true)
})

test('counts the time from the first sign of the outage, not from each call', async () => {
  const { availability } = away(300)
  availability.suspect(new Error('away'))
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
  await until(() => availability.state() === 'available')
  goAway()
  const waiting = availability.wait()
  comeBack()
  expect(await waiting).toBe(true)
})

test('a database that takes no changes is not away, and whoever writes is told so until it does', async () => {
  const { availability, comeBack, failBy, returns } = away(50)
  failBy(new DatabaseReadOnly('read-only'))
  availability.suspect(Object.assign(new Error('cannot execute UPDATE'), { code: '25006' }))
  expect(availability.state()).toBe('read-only')
  expect(await availability.wait()).toBe(false)
  expect(availability.state()).toBe('read-only')
  failBy(new Error('away'))
  await until(() => availability.state() === 'away')
  comeBack()
  await until(() => availability.state() === 'available')
  expect(returns()).toBe(1)
})
