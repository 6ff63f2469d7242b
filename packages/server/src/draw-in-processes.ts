import { availableParallelism } from 'node:os'
import { type Log, openSlots, type Ports } from '@quarterdeck/api'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { openProcesses, ProcessEnded, TookTooLong } from './bounded-processes.ts'
import type { DrawingTask } from './drawing-process.ts'
import { messageOf } from './failure.ts'

/** The limits of drawing. */
export interface DrawingLimits {
  readonly maxProcesses: number
  /** Maximum number of drawings waiting for a process; others are rejected with a request to retry. */
  readonly maxQueue: number
  /** Milliseconds for one drawing, including its wait. */
  readonly longestMs: number
  /** Memory of a process in megabytes, without fonts. */
  readonly memoryMb: number
}

const limits: DrawingLimits = {
  // One processor is left for everything else.
  maxProcesses: Math.max(1, availableParallelism() - 1),
  maxQueue: 8,
  longestMs: 30_000,
  memoryMb: 128,
}

const secondsToWait = 5
/** Memory in megabytes above which a process that loaded many fonts ends. */
const recycleMb = 64

export interface Drawing {
  readonly documents: Ports['documents']
  readonly close: () => void
}

class TooManyWait extends Error {
  constructor() {
    super('Too many wait')
  }
}

/** Returns what a client hears of a failure that is no fault of the server. */
const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof TooManyWait || error instanceof TookTooLong)
    return new Problem('busy', { retryAfter: secondsToWait })
  return error instanceof ProcessEnded && error.isOutOfMemory ? new Problem('document_too_long') : undefined
}

interface Drawn {
  readonly layOut: string
  readonly toPdf: Uint8Array<ArrayBuffer>
}

/** Draws documents in processes of their own. The first one is begun with the first document: most starts of a server never see any. */
export const drawInProcesses = (log: Log, changed: Partial<DrawingLimits> = {}): Drawing => {
  const { longestMs, maxProcesses, maxQueue, memoryMb } = { ...limits, ...changed }
  const file = new URL('./drawing-process.ts', import.meta.url)
  const processes = openProcesses<DrawingTask, Drawn[DrawingTask['name']]>(file, { memoryMb, recycleMb })
  const inTurn = openSlots(maxProcesses, maxQueue, () => new TooManyWait())
  /** @throws Problem `busy` where too many wait, or it takes too long; `document_too_long` where it takes too much memory */
  const run = async <Name extends DrawingTask['name']>(
    task: DrawingTask & { readonly name: Name },
  ): Promise<Drawn[Name]> => {
    const deadline = Date.now() + longestMs
    try {
      const drawn = await inTurn(() => processes.run(task, deadline - Date.now()))
      return drawn as Drawn[Name]
    } catch (error) {
      const problem = problemOf(error)
      if (!problem) throw error
      log('warn', 'a document could not be created', { number: task.document.number, reason: messageOf(error) })
      throw problem
    }
  }
  return {
    documents: {
      layOut: (document: PrintedDocument) => run({ name: 'layOut', document }),
      // Bytes of their own: what arrives is a window of the whole message.
      toPdf: async (document: PrintedDocument, eInvoice?: string) =>
        Uint8Array.from(await run({ name: 'toPdf', document, eInvoice })),
    },
    close: processes.close,
  }
}
