import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openIngestBuffer } from './ingest-buffer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens a buffer whose work waits for a signal; numbers from 1000 on have no predicted response. */
const open = () => {
  const crowds: (readonly number[])[] = []
  const background: Promise<string>[] = []
  let letOn: PromiseWithResolvers<void> = Promise.withResolvers()
  const work = async (some: readonly number[]) => {
    crowds.push(some)
    await letOn.promise
    return some.map((each) => `done ${each}`)
  }
  const tell = openIngestBuffer<number, string>({
    work,
    predict: (each) => (each < 1000 ? `taken ${each}` : undefined),
    background: (work) =>
      background.push(
        work.then(
          () => 'over',
          (error: Error) => error.message,
        ),
      ),
  })
  const go = async (fail?: Error) => {
    const before = letOn
    letOn = Promise.withResolvers()
    if (fail) before.reject(fail)
    else before.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { tell, go, crowds, background }
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

test('a few who come together are done together, and answered when they are', async () => {
  const { tell, go, crowds, background } = open()
  const [first, ...others] = numbers(1, 20).map(tell)
  await go()
  expect(await first).toBe('done 1')
  await vi.advanceTimersByTimeAsync(500)
  await go()
  expect(await Promise.all(others)).toEqual(numbers(2, 19).map((each) => `done ${each}`))
  expect([crowds.map(({ length }) => length), background]).toEqual([[1, 19], []])
})

/** Opens a buffer in crowd mode, with one more item that waits for the next batch. */
const openCrowded = async () => {
  const opened = open()
  const { tell, go } = opened
  const come = numbers(1, 150).map(tell)
  await go()
  await vi.advanceTimersByTimeAsync(500)
  const next = tell(151)
  await go()
  expect(await Promise.all(come)).toHaveLength(150)
  return { ...opened, next }
}

test('of a crowd those are answered ahead whose answer is foreseen, and what they told is done', async () => {
  const { tell, go, crowds, background, next } = await openCrowded()
  expect(await tell(152)).toBe('taken 152')
  const unforeseen = tell(1000)
  await vi.advanceTimersByTimeAsync(2000)
  await go()
  expect(await Promise.all([next, unforeseen])).toEqual(['done 151', 'done 1000'])
  expect(crowds.at(-1)).toEqual([151, 152, 1000])
  // A stopping server waits for it.
  expect(await Promise.all(background)).toEqual(['over'])
})

test('that something was not done is said in the background where it was answered ahead', async () => {
  const { tell, go, background, next } = await openCrowded()
  await tell(152)
  const failed = expect(next).rejects.toThrow('The disk is gone')
  await vi.advanceTimersByTimeAsync(2000)
  await go(new Error('The disk is gone'))
  await failed
  expect(await Promise.all(background)).toEqual(['over', 'The disk is gone'])
})
