import { Problem } from '@quarterdeck/contract/core/problem'

/** More than this waiting at once would only wait longer. */
const mostWaiting = 2000
const mostAtOnce = 200
/** In a crowd nobody waits for an answer so much as that it would be worth more than what doing it together spares. */
const restMs = 500

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs))

interface Waiting<In, Out> {
  readonly item: In
  readonly resolve: (out: Out) => void
  readonly reject: (error: unknown) => void
}

/**
 * Does work for many at once: what comes while some is under way waits, and is done together after a rest. So a crowd costs
 * hardly more than one, and whoever is answered knows that it is done.
 * @param work answers each of its items, in their order
 */
export const gather = <In, Out>(work: (items: readonly In[]) => Promise<readonly Out[]>) => {
  const waiting: Waiting<In, Out>[] = []
  let isBusy = false

  const run = async () => {
    isBusy = true
    while (waiting.length > 0) {
      const some = waiting.splice(0, mostAtOnce)
      try {
        const done = await work(some.map(({ item }) => item))
        for (const [index, { resolve }] of some.entries()) resolve(done[index] as Out)
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
      if (waiting.length > 0 && waiting.length < mostAtOnce) await rest()
    }
    isBusy = false
  }

  /** @throws Problem `busy` where too many wait already */
  return (item: In): Promise<Out> => {
    if (waiting.length >= mostWaiting) throw new Problem('busy')
    const { promise, resolve, reject } = Promise.withResolvers<Out>()
    waiting.push({ item, resolve, reject })
    if (!isBusy) void run()
    return promise
  }
}
