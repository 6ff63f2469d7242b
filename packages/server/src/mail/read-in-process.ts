import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Inbound, Log } from '@quarterdeck/api'
import { readHead } from '@quarterdeck/api/mail-reader'
import { messageOf } from '../failure.ts'

type ReadMail = Awaited<ReturnType<Inbound['read']>>

/** What reading a mail may take: a stranger built it, perhaps so that it takes more. */
export interface ReadingLimits {
  readonly longestMs: number
  readonly memoryMb: number
}
export const readingLimits: ReadingLimits = { longestMs: 15_000, memoryMb: 384 }

/** How long a process waits for another mail before it is ended: beginning one takes about as long as reading twenty mails. */
const idleMs = 60_000

/** Without the secrets of the server, which a process that reads what strangers built has no use for. */
const environment = () => {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env
  return { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

interface Reader {
  readonly read: (raw: Uint8Array<ArrayBuffer>) => Promise<ReadMail>
  readonly end: () => void
}

const begin = (memoryMb: number): ChildProcess =>
  fork(fileURLToPath(new URL('./reading-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // What V8 has to say of memory that ran out is of no use to anybody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment(),
  })

/** Lets whoever waits for an answer of the server have the processor first. */
const yieldToOthers = (pid: number) => {
  try {
    setPriority(pid, 10)
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}

/** Begins a process that reads one mail after the other. */
const openReader = ({ longestMs, memoryMb }: ReadingLimits): Reader => {
  const child = begin(memoryMb)
  let answer: (mail: ReadMail) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  // These stay for as long as the process lives: one that fails while nobody waits for it must not end the server.
  child.on('message', (mail) => answer(mail as ReadMail))
  child.on('error', (error) => fail(error))
  child.on('exit', (code, signal) => fail(new Error(`The process that read it ended (${signal ?? code})`)))
  if (child.pid !== undefined) yieldToOthers(child.pid)
  child.unref()
  child.channel?.unref()
  return {
    read: (raw) =>
      new Promise<ReadMail>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('It took too long')), longestMs)
        answer = (mail) => {
          clearTimeout(timer)
          resolve(mail)
        }
        fail = (error) => {
          clearTimeout(timer)
          reject(error)
        }
        child.send(raw, (error) => {
          if (error) fail(error)
        })
      }),
    end: () => void child.kill('SIGKILL'),
  }
}

/** Bytes of their own: what arrives are windows of the whole message. */
const detached = (mail: ReadMail): ReadMail => ({
  ...mail,
  files: mail.files.map(({ name, bytes }) => ({ name, bytes: Uint8Array.from(bytes) })),
})

/** Reads mails for the API. */
export interface MailReader {
  readonly read: Inbound['read']
  readonly close: () => void
}

/**
 * Reads mails in processes of their own, so that none keeps the server from its other work or takes it down: memory that runs out in
 * a thread may end the process around it. Only the head is read of one that takes too long, or too much memory.
 */
export const openMailReader = (log: Log, limits: ReadingLimits = readingLimits): MailReader => {
  const idle = new Map<Reader, NodeJS.Timeout>()
  const busy = new Set<Reader>()

  const take = (): Reader => {
    const [reader] = idle.keys()
    if (!reader) return openReader(limits)
    clearTimeout(idle.get(reader))
    idle.delete(reader)
    return reader
  }
  const giveBack = (reader: Reader) => {
    const end = () => {
      idle.delete(reader)
      reader.end()
    }
    idle.set(reader, setTimeout(end, idleMs).unref())
  }
  const readBy = async (reader: Reader, raw: Uint8Array<ArrayBuffer>): Promise<ReadMail> => {
    busy.add(reader)
    try {
      const mail = await reader.read(raw)
      giveBack(reader)
      return detached(mail)
    } catch (error) {
      reader.end()
      throw error
    } finally {
      busy.delete(reader)
    }
  }
  return {
    read: async (raw) => {
      try {
        return await readBy(take(), raw)
      } catch (error) {
        log('warn', 'a mail could not be read but for its head', { bytes: raw.byteLength, reason: messageOf(error) })
        return readHead(raw)
      }
    },
    close: () => {
      for (const [reader, timer] of idle) {
        clearTimeout(timer)
        reader.end()
      }
      for (const reader of busy) reader.end()
      idle.clear()
    },
  }
}
