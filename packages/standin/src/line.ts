import type { Answered, Closure, Question, Reply, Sent, Wish } from './messages.ts'

/** Connection from this page to the worker. */
export interface Line {
  readonly answer: (sent: Sent) => Promise<Answered>
  readonly reset: () => Promise<void>
  readonly maintain: (closure: Closure) => Promise<void>
}

/** Port to a worker of either kind. */
type Port = Pick<MessagePort, 'postMessage' | 'addEventListener'>

/**
 * Starts the worker: one for all tabs, since a database can be open only once. In a browser without shared workers each
 * tab has its own.
 */
const startWorker = (onBroken: () => void): Port => {
  const name = 'quarterdeck-standin'
  if (!('SharedWorker' in globalThis)) {
    const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module', name })
    worker.addEventListener('error', onBroken)
    return worker
  }
  const worker = new SharedWorker(new URL('./worker/main.ts', import.meta.url), { type: 'module', name })
  worker.addEventListener('error', onBroken)
  worker.port.start()
  return worker.port
}

/** Starts the worker and connects to it. Earlier requests wait until it is ready. */
export const openLine = (): Line => {
  const waiting = new Map<number, PromiseWithResolvers<Answered | undefined>>()
  const hangUp = () => {
    for (const { reject } of waiting.values()) reject(new Error('The stand-in could not be loaded'))
    waiting.clear()
  }
  const port = startWorker(hangUp)
  let last = 0

  const settle = (reply: Exclude<Reply, { complaint: string }>) => {
    const pending = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('failure' in reply) pending?.reject(new Error(reply.failure))
    else pending?.resolve(reply.answer)
  }
  port.addEventListener('message', (event) => {
    const { data: reply } = event as MessageEvent<Reply>
    if ('complaint' in reply) reportError(new Error(reply.complaint))
    else settle(reply)
  })

  const ask = (wish: Wish, transfer: Transferable[] = []) => {
    const pending = Promise.withResolvers<Answered | undefined>()
    last += 1
    waiting.set(last, pending)
    const question: Question = { ...wish, id: last }
    port.postMessage(question, transfer)
    return pending.promise
  }

  return {
    answer: async (sent) => {
      const answered = await ask({ answer: sent }, sent.body ? [sent.body] : [])
      if (!answered) throw new Error('The stand-in returned no answer')
      return answered
    },
    reset: async () => void (await ask({ reset: true })),
    maintain: async (closure) => void (await ask({ maintain: closure })),
  }
}
