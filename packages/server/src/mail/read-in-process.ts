import type { Inbound, Log } from '@quarterdeck/api'
import { readHead } from '@quarterdeck/api/mail-reader'
import { openProcesses } from '../bounded-processes.ts'
import { messageOf } from '../failure.ts'

type ReadMail = Awaited<ReturnType<Inbound['read']>>

/** Limits of parsing an email, which could be made to exceed them. */
export interface ReadingLimits {
  readonly longestMs: number
  readonly memoryMb: number
}
export const readingLimits: ReadingLimits = { longestMs: 15_000, memoryMb: 384 }

/** Bytes of their own: what arrives are windows of the whole message. */
const detached = (mail: ReadMail): ReadMail => ({
  ...mail,
  files: mail.files.map(({ name, bytes }) => ({ name, bytes: Uint8Array.from(bytes) })),
})

/** Parses emails for the API. */
export interface MailReader {
  readonly read: Inbound['read']
  readonly close: () => void
}

/** Parses emails in separate processes. If one takes too long or too much memory, only its headers are read. */
export const openMailReader = (log: Log, { longestMs, memoryMb }: ReadingLimits = readingLimits): MailReader => {
  const file = new URL('./reading-process.ts', import.meta.url)
  const { run, close } = openProcesses<Uint8Array<ArrayBuffer>, ReadMail>(file, { memoryMb, isPatient: true })
  return {
    read: async (raw) => {
      try {
        return detached(await run(raw, longestMs))
      } catch (error) {
        log('warn', 'only the headers of an email could be read', { bytes: raw.byteLength, reason: messageOf(error) })
        return readHead(raw)
      }
    },
    close,
  }
}
