import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { maxWorkbookBytes } from '@quarterdeck/contract/system/import-files'
import { Inflate } from 'fflate'

/** Makes the problem of a workbook that can't be read. */
export const unreadable = () =>
  fieldProblem('workbook', { code: 'invalid', message: "This isn't an Excel workbook (.xlsx), or it has a password" })

/** Returns the problem of a workbook larger than any real one. */
export const tooLarge = () =>
  fieldProblem('workbook', { code: 'too_long', message: 'The workbook is too large', limit: maxWorkbookBytes })

/** Maximum unpacked bytes of one part of a workbook: half a million rows need about half of it. */
const maxUnpacked = 512 * 1024 * 1024
/** Bytes above which a part that is packed tighter than any sheet (10 to 20 times) is a bomb; reading it would take minutes. */
const plausible = 64 * 1024 * 1024
const tightest = 50
/** Compressed bytes unpacked at a time; they expand to at most a thousand times as many. */
const step = 1024

/** A compressed file in an archive. */
interface Packed {
  readonly method: number
  readonly bytes: Uint8Array
}

export type Archive = ReadonlyMap<string, Packed>

const signature = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 } as const

const endOf = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === signature.end) return at
  throw unreadable()
}

const packedAt = (bytes: Uint8Array, view: DataView, entry: number): Packed => {
  const [size, at] = [view.getUint32(entry + 20, true), view.getUint32(entry + 42, true)]
  if (view.getUint32(at, true) !== signature.file) throw unreadable()
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  return { method: view.getUint16(entry + 10, true), bytes: bytes.subarray(start, start + size) }
}

const entriesOf = (bytes: Uint8Array): Archive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const files = new Map<string, Packed>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== signature.entry) throw unreadable()
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    files.set(name, packedAt(bytes, view, at))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

/** Returns the files of a ZIP archive by name. @throws Problem at `workbook` for invalid bytes */
export const openArchive = (bytes: Uint8Array): Archive => {
  try {
    return entriesOf(bytes)
  } catch (error) {
    // What points beyond the end of the bytes.
    if (error instanceof RangeError) throw unreadable()
    throw error
  }
}

/**
 * Unpacks a file piece by piece.
 * @param maxBytes bytes that it may become
 * @throws Problem at `workbook` where that becomes too much, or is damaged
 */
export function* unpacked({ method, bytes }: Packed, maxBytes = maxUnpacked): Generator<Uint8Array> {
  if (method !== 0 && method !== 8) throw unreadable()
  if (method === 0) return yield bytes
  const pieces: Uint8Array[] = []
  const inflate = new Inflate((piece) => void pieces.push(piece))
  let length = 0
  for (let at = 0; at < bytes.length; at += step) {
    try {
      inflate.push(bytes.subarray(at, at + step), at + step >= bytes.length)
    } catch {
      throw unreadable()
    }
    for (const piece of pieces.splice(0)) {
      length += piece.length
      if (length > Math.min(maxBytes, Math.max(plausible, bytes.length * tightest))) throw tooLarge()
      yield piece
    }
  }
}
