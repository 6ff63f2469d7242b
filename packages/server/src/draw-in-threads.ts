import { availableParallelism } from 'node:os'
import type { Log, Ports } from '@quarterdeck/api'
import { Problem } from '@quarterdeck/contract/core/problem'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { Tinypool } from 'tinypool'
import type { Wanted } from './drawing-thread.ts'
import { messageOf } from './failure.ts'

/** What drawing may take. */
export interface DrawingLimits {
  readonly maxThreads: number
  /** How many wait for a thread; whoever comes then is told to come again. */
  readonly maxQueue: number
  /** How long one may take, with its wait. */
  readonly longestMs: number
  /** The memory of a thread, but for the bytes of fonts. */
  readonly maxOldGenerationSizeMb: number
}

const limits: DrawingLimits = {
  // One processor is left to everybody else.
  maxThreads: Math.max(1, availableParallelism() - 1),
  maxQueue: 8,
  longestMs: 30_000,
  maxOldGenerationSizeMb: 128,
}

const secondsToWait = 5
const idleMs = 60_000
const maxYoungGenerationSizeMb = 16
/** A thread that opened many fonts is ended: the next one begins with few. */
const maxMemoryLimitBeforeRecycle = 64_000_000

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

export interface Drawing {
  readonly documents: Ports['documents']
  readonly close: () => Promise<void>
}

/**
 * Draws documents in threads, so that none keeps the server from its other work. The first one is begun with the first document: most
 * starts of a server never see any.
 */
export const drawInThreads = (log: Log, changed: Partial<DrawingLimits> = {}): Drawing => {
  const { longestMs, maxThreads, maxQueue, maxOldGenerationSizeMb } = { ...limits, ...changed }
  let pool: Tinypool | undefined
  const open = () => {
    const filename = new URL('./drawing-thread.ts', import.meta.url).href
    const resourceLimits = { maxOldGenerationSizeMb, maxYoungGenerationSizeMb }
    const kept = { idleTimeout: idleMs, maxMemoryLimitBeforeRecycle }
    const opened = new Tinypool({ filename, minThreads: 1, maxThreads, ...kept, resourceLimits })
    opened.on('error', (error) => log('error', 'a thread that draws failed', { reason: messageOf(error) }))
    return opened
  }
  let underWay = 0
  const refused = (wanted: Wanted, reason: string) => {
    log('warn', 'a document was not drawn', { number: wanted.document.number, reason })
    return new Problem('busy', { retryAfter: secondsToWait })
  }
  /** @throws Problem `busy` where too many wait, or it takes too long; `document_too_long` where it takes too much memory */
  const run = async (name: 'layOut' | 'toPdf', wanted: Wanted) => {
    // Counted here: what tinypool 2.2.0 refuses itself it rejects once more at its deadline, where nobody listens.
    if (underWay >= maxThreads + maxQueue) throw refused(wanted, 'Too many wait')
    pool ??= open()
    const signal = AbortSignal.timeout(longestMs)
    underWay += 1
    try {
      return await pool.run(wanted, { name, signal })
    } catch (error) {
      if (isOutOfMemory(error)) throw new Problem('document_too_long')
      throw signal.aborted ? refused(wanted, 'It took too long') : error
    } finally {
      underWay -= 1
    }
  }
  return {
    documents: {
      layOut: (document: PrintedDocument) => run('layOut', { document }),
      toPdf: (document: PrintedDocument, eInvoice?: string) => run('toPdf', { document, eInvoice }),
    },
    close: async () => pool?.destroy(),
  }
}
