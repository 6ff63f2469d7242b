import { createHash } from 'node:crypto'
import { createTarPacker } from 'modern-tar'
import { formatVersion, type Header, headerName, type Manifest, manifestName } from './format.ts'
import { newSeal, type Seal } from './seal.ts'

/** A backup that is being written. */
export interface Archive {
  readonly id: string
  /** Bytes of the file; backpressure slows writing down to the speed of the reader. */
  readonly stream: ReadableStream<Uint8Array>
  /** Adds a part, after the one before is complete. */
  readonly add: (name: string, part: Uint8Array) => Promise<void>
  /** Compresses a part ahead of its turn; the result adds it. */
  readonly prepare: (name: string, part: Uint8Array) => Promise<() => Promise<void>>
  readonly finish: (rest: Omit<Manifest, 'id' | 'parts'>) => Promise<void>
  readonly abort: (error: unknown) => void
}

interface About extends Pick<Header, 'id' | 'version' | 'migrations'> {
  readonly now: Date
  readonly passphrase: string | undefined
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

/** Opens the archive of a new backup, beginning with its header. */
export const openArchive = async ({ now, passphrase, ...about }: About): Promise<Archive> => {
  const { id } = about
  const seal: Seal = await newSeal(id, passphrase)
  const { readable, controller } = createTarPacker()
  const parts: Manifest['parts'] = []

  const write = async (name: string, bytes: Uint8Array) => {
    const writer = controller.add({ name, size: bytes.length, type: 'file', mode: 0o600, mtime: now }).getWriter()
    await writer.write(bytes)
    await writer.close()
  }
  const append = async (name: string, packed: Buffer) => {
    await begun
    await write(name, packed)
    parts.push({ name, bytes: packed.length, sha256: createHash('sha256').update(packed).digest('hex') })
  }
  const header: Header = { format: formatVersion, ...about, createdAt: now.toISOString(), encryption: seal.encryption }
  const begun = write(headerName, json(header))
  // The error reaches the caller that adds a part.
  begun.catch(() => undefined)
  const prepare: Archive['prepare'] = async (name, part) => {
    const packed = await seal.pack(name, part)
    return () => append(name, packed)
  }

  return {
    id,
    stream: readable,
    prepare,
    add: async (name, part) => (await prepare(name, part))(),
    finish: async (rest) => {
      await begun
      await write(manifestName, await seal.pack(manifestName, json({ id, parts, ...rest })))
      controller.finalize()
    },
    abort: (error) => controller.error(error),
  }
}
