import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Inbound, Log } from '@quarterdeck/api'
import { readHead } from '@quarterdeck/api/mail-reader'
import { messageOf } from '../failure.ts'

/** So long reading a mail may take, and so much memory: a stranger built it, perhaps so that it takes more. */
const [longestMs, maxOldGenerationSizeMb] = [20_000, 512]

/**
 * Reads mails in a thread of their own each, so that none keeps the server from its other work or takes it down. Of one that takes
 * too long, or too much, only the head is read.
 */
export const readInThread =
  (log: Log): Inbound['read'] =>
  async (raw) => {
    const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
      workerData: raw,
      resourceLimits: { maxOldGenerationSizeMb },
    })
    const ended = new AbortController()
    const timer = setTimeout(() => ended.abort(new Error('It took too long')), longestMs)
    try {
      const [mail] = await once(worker, 'message', { signal: ended.signal })
      return mail
    } catch (error) {
      const reason = ended.signal.aborted ? 'It took too long' : messageOf(error)
      log('warn', 'a mail could not be read but for its head', { bytes: raw.byteLength, reason })
      return readHead(raw)
    } finally {
      clearTimeout(timer)
      await worker.terminate()
    }
  }
