import { Problem } from '@quarterdeck/contract/kit/problem'

/** Maximum number of buffered items; more would only wait longer. */
const mostWaiting = 2000
const mostAtOnce = 1000
/** Batch size from which crowd mode begins. */
const crowdFrom = 100
/** Pauses between batches. In crowd mode responses are immediate, so a longer pause makes larger batches. */
const restMs = { few: 500, crowd: 2000 } as const

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Waiting<In, Out> {
  readonly item: In
  readonly resolve: (out: Out) => void
  readonly reject: (error: unknown) => void
}

interface Ways<In, Out> {
  /** Processes a batch and returns the results in order. */
  readonly work: (items: readonly In[]) => Promise<readonly Out[]>
  /** Returns the result of an item if it can be predicted before the work is done. */
  readonly foresee: (item: In) => Out | undefined
  /** Receives work that continues after its response, and its errors. */
  readonly background: (work: Promise<void>) => void
}

/**
 * Returns a function that processes items in batches: items that arrive during a batch wait for the next one after a
 * pause, so that a crowd costs hardly more than one. Callers get their result when the work is done; only in crowd mode
 * they get the predicted one at once.
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
      // Callers with a predicted result don't see the error.
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

  /** @throws Problem `busy` if the buffer is full */
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
