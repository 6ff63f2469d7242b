import type { StoredBackup } from '@quarterdeck/api'
import type { Consume } from './back-up.ts'

/** Storage of backups. */
export interface Target {
  readonly kind: 'folder' | 'bucket'
  readonly name: string
  readonly list: () => Promise<readonly StoredBackup[]>
  readonly write: (name: string) => Consume
  readonly read: (name: string) => Promise<ReadableStream<Uint8Array>>
  readonly remove: (name: string) => Promise<void>
  /** Free space in bytes; undefined if unknown. */
  readonly free: () => number | undefined
}

const known = /^quarterdeck-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.backup$/

/** Returns the name of a backup that is made now. */
export const nameAt = (now: Date): string =>
  `quarterdeck-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.backup`

/** Returns when a backup was made, by its name; undefined for any other file. */
export const createdAtOf = (name: string): Date | undefined => {
  const [, day, hour, minute, second] = known.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}${hour}:${minute}:${second}`)
}
