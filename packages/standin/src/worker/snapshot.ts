import url from 'virtual:standin-snapshot'

/** Files by their paths; a folder has no content. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer> | undefined>

export interface Snapshot {
  /** Another one for each other snapshot. */
  readonly id: string
  readonly files: Files
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  new TextDecoder().decode(bytes.subarray(from, from + length)).replace(/\0.*$/s, '')

const block = 512
const folder = '5'

/** Reads a tar file (POSIX.1-1988, the fields that matter here). */
const untar = (tar: Uint8Array<ArrayBuffer>): Files => {
  const files = new Map<string, Uint8Array<ArrayBuffer> | undefined>()
  let at = 0
  while (at + block <= tar.length) {
    const name = text(tar, at, 100).replace(/\/$/, '')
    if (name === '') break
    const size = Number.parseInt(text(tar, at + 124, 12), 8) || 0
    const isFolder = text(tar, at + 156, 1) === folder
    at += block
    files.set(name, isFolder ? undefined : tar.slice(at, at + size))
    at += Math.ceil(size / block) * block
  }
  return files
}

const inflate = async (packed: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const digest = async (bytes: ArrayBuffer): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8).join('.')

/** Fetches the database to start from. */
export const fetchSnapshot = async (): Promise<Snapshot> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const packed = await response.arrayBuffer()
  const [id, tar] = await Promise.all([digest(packed), inflate(packed)])
  return { id, files: untar(tar) }
}
