import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until the result is neither undefined nor false, and returns it; throws after a time limit. */
export const until = async <T>(ask: () => T | Promise<T>, maxMs = 60_000): Promise<Exclude<T, undefined | false>> => {
  const end = performance.now() + maxMs
  while (performance.now() < end) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer as Exclude<T, undefined | false>
    await sleep(10)
  }
  throw new Error(`Not within ${maxMs} ms: ${ask}`)
}
