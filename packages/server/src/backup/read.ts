import { createHash } from 'node:crypto'
import { createTarDecoder } from 'modern-tar'
import { messageOf, StartFailure } from '../failure.ts'
import { formatVersion, Header, headerName, longestPart, Manifest, manifestName } from './format.ts'
import { type Seal, sealOf } from './seal.ts'

/** A backup being read part by part. */
export interface Opened {
  readonly header: Header
  readonly seal: Seal
  /** Parts in their order; the last one is the manifest. */
  readonly parts: AsyncGenerator<{ readonly name: string; readonly packed: Uint8Array }>
}

export const damaged = (reason: string) => new StartFailure(`The backup is damaged: ${reason}. Nothing was changed.`)

const bytesOf = async (name: string, size: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  if (size > longestPart) throw damaged(`${name} is longer than any part`)
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length !== size) throw damaged(`${name} is cut off`)
  return bytes
}

async function* entriesOf(source: ReadableStream<Uint8Array>) {
  try {
    const decoder = createTarDecoder({ strict: true })
    for await (const { header, body } of source.pipeThrough(decoder))
      yield { name: header.name, packed: await bytesOf(header.name, header.size, body) }
  } catch (error) {
    throw error instanceof StartFailure ? error : damaged(messageOf(error))
  }
}

const headerOf = (bytes: Uint8Array): Header => {
  try {
    return Header.parse(JSON.parse(Buffer.from(bytes).toString()))
  } catch {
    throw damaged('its header cannot be read')
  }
}

/**
 * Opens a backup.
 * @throws StartFailure for what is no backup, one of a newer format, or a passphrase that is missing or wrong
 */
export const openBackup = async (
  source: ReadableStream<Uint8Array>,
  passphrase: string | undefined,
): Promise<Opened> => {
  const parts = entriesOf(source)
  const first = await parts.next().catch(() => undefined)
  if (!first || first.done || first.value.name !== headerName)
    throw new StartFailure("This file isn't a Quarterdeck backup.")
  const header = headerOf(first.value.packed)
  if (header.format > formatVersion)
    throw new StartFailure(
      `This backup was made by Quarterdeck ${header.version}, whose format is newer than this version knows: restore it with that version.`,
    )
  return { header, seal: await sealOf(header, passphrase), parts }
}

/** Returns whether a backup needs a passphrase; false for what is no backup. */
export const isEncrypted = async (source: ReadableStream<Uint8Array>): Promise<boolean> => {
  const parts = entriesOf(source)
  try {
    const { value } = await parts.next()
    return value?.name === headerName && headerOf(value.packed).encryption !== null
  } catch {
    return false
  } finally {
    await parts.return(undefined)
  }
}

/** Rejects a backup whose database is newer than this version of the product. */
export const guardVersion = ({ version, migrations }: Header, known: readonly string[]): void => {
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StartFailure(
      `This backup was made by Quarterdeck ${version}, which is newer than this version (${unknown.length} migrations are unknown here, the first is ${unknown[0]}): restore it with that version.`,
    )
}

const manifestOf = async (seal: Seal, packed: Uint8Array): Promise<Manifest> => {
  try {
    return Manifest.parse(JSON.parse((await seal.unpack(manifestName, packed)).toString()))
  } catch {
    throw damaged('its manifest cannot be read')
  }
}

/** Reads a backup from its beginning to its end and compares every part with the manifest. */
export const verify = async ({ header, seal, parts }: Opened): Promise<Manifest> => {
  const found = new Map<string, string>()
  let manifest: Manifest | undefined
  for await (const { name, packed } of parts) {
    if (name === manifestName) manifest = await manifestOf(seal, packed)
    else found.set(name, createHash('sha256').update(packed).digest('hex'))
  }
  if (!manifest) throw damaged('its end is missing')
  if (manifest.id !== header.id) throw damaged('its header is that of another backup')
  for (const { name, sha256 } of manifest.parts) {
    const sum = found.get(name)
    if (sum === undefined) throw damaged(`${name} is missing`)
    if (sum !== sha256) throw damaged(`${name} has changed since it was written`)
  }
  if (found.size !== manifest.parts.length) throw damaged('it has parts that its manifest does not know')
  return manifest
}

/** Returns what a part holds. */
export const unpacked = (seal: Seal, { name, packed }: { readonly name: string; readonly packed: Uint8Array }) =>
  seal.unpack(name, packed).catch(() => {
    throw damaged(`${name} cannot be unpacked`)
  })
