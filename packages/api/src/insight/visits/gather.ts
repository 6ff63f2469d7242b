import { Problem } from '@quarterdeck/contract/kit/problem'

/** More than this waiting at once would only wait longer. */
const mostWaiting = 2000
const mostAtOnce = 1000
/** From so many at once on they are a crowd. */
const crowdFrom = 100
/** In a crowd nobody waits for an answer so much as that it would be worth more than what doing it together spares. */
const restMs = { few: 500, crowd: 2000 } as const

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Waiting<In, Out> {
  readonly item: In
  readonly resolve: (out: Out) => void
  readonly reject: (error: unknown) => void
}

interface Ways<In, Out> {
  /** Answers each of some items, in their order. */
  readonly work: (items: readonly In[]) => Promise<readonly Out[]>
  /** What an item is going to be answered, where that is known before it is done. */
  readonly foresee: (item: In) => Out | undefined
  /** Is given what goes on though it was answered, and why some of it was not done. */
  readonly background: (work: Promise<void>) => void
}

/**
 * Does work for many at once: what comes while some is under way waits, and is done together after a rest. So a crowd costs
 * hardly more than one. Whoever is answered knows that it is done; only of a crowd those are answered ahead whose answer is
 * foreseen.
 */
export const gather = <In, Out>({ work, foresee, background }: Ways<In, Out>) => {
  const waiting: Waiting<In, Out>[] = []
  let isBusy = false
  let isCrowd = false

  const doSome = async (some: readonly Waiting<In, Out>[]) => {
    try {
      const done = await work(some.map(({ item }) => item))
      for (const [index, { resolve }] of some.entries()) resolve(done[index] as Out)
    } catch (error) {
      for (const { reject } of some) reject(error)
      // Who was answered ahead is not told.
      if (isCrowd) background(Promise.reject(error))
    }
  }
  const run = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    isBusy = true
    while (waiting.length > 0) {
      const some = waiting.splice(0, mostAtOnce)
      await doSome(some)
      if (!isCrowd && some.length >= crowdFrom) background(promise)
      isCrowd = some.length >= crowdFrom
      if (waiting.length > 0 && waiting.length < mostAtOnce) await rest(isCrowd ? restMs.crowd : restMs.few)
    }
    isBusy = false
    isCrowd = false
    resolve()
  }

  /** @throws Problem `busy` where too many wait already */
  return (item: In): Promise<Out> => {
    if (waiting.length >= mostWaiting) throw new Problem('busy')
    const { promise, resolve, reject } = Promise.withResolvers<Out>()
    waiting.push({ item, resolve, reject })
    const foreseen = isCrowd ? foresee(item) : undefined
    if (!isBusy) void run()
    if (foreseen === undefined) return promise
    promise.catch(() => undefined)
    return Promise.resolve(foreseen)
  }
}
