import { Problem } from '@quarterdeck/contract/kit/problem'

/** Maximum number of buffered items; more would only wait longer. */
const maxWaiting = 2000
const maxBatch = 1000
/** Batch size from which crowd mode begins. */
const crowdFrom = 100
/** Pauses between batches. In crowd mode responses are immediate, so a longer pause makes larger batches. */
const pauseMs = { few: 500, crowd: 2000 } as const

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Waiting<In, Out> {
  readonly item: In
  readonly resolve: (out: Out) => void
  readonly reject: (error: unknown) => void
}

interface BufferOptions<In, Out> {
  /** Processes a batch and returns the results in order. */
  readonly work: (items: readonly In[]) => Promise<readonly Out[]>
  /** Returns the result of an item if it can be predicted before the work is done. */
  readonly predict: (item: In) => Out | undefined
  /** Receives work that continues after its response, and its errors. */
  readonly background: (work: Promise<void>) => void
}

/**
 * Returns a function that processes items in batches: items that arrive during a batch wait for the next one after a
 * pause, so that a crowd costs hardly more than one. Callers get their result when the work is done; only in crowd mode
 * they get the predicted one at once.
 */
export const openIngestBuffer = <In, Out>({ work, predict, background }: BufferOptions<In, Out>) => {
  const waiting: Waiting<In, Out>[] = []
  let isBusy = false
  let isCrowd = false

  const processBatch = async (batch: readonly Waiting<In, Out>[]) => {
    try {
      const done = await work(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(done[index] as Out)
    } catch (error) {
      for (const { reject } of batch) reject(error)
      // Callers with a predicted result don't see the error.
      if (isCrowd) background(Promise.reject(error))
    }
  }
  const run = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch)
      await processBatch(batch)
      if (!isCrowd && batch.length >= crowdFrom) background(promise)
      isCrowd = batch.length >= crowdFrom
      if (waiting.length > 0 && waiting.length < maxBatch) await pause(isCrowd ? pauseMs.crowd : pauseMs.few)
    }
    isBusy = false
    isCrowd = false
    resolve()
  }

  /** @throws Problem `busy` if the buffer is full */
  return (item: In): Promise<Out> => {
    if (waiting.length >= maxWaiting) throw new Problem('busy')
    const { promise, resolve, reject } = Promise.withResolvers<Out>()
    waiting.push({ item, resolve, reject })
    const predicted = isCrowd ? predict(item) : undefined
    if (!isBusy) void run()
    if (predicted === undefined) return promise
    promise.catch(() => undefined)
    return Promise.resolve(predicted)
  }
}
