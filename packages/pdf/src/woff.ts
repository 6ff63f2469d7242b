/** A table of a font, as a WOFF file lists it. */
interface Table {
  readonly tag: number
  readonly checksum: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const wholeWords = (length: number) => Math.ceil(length / 4) * 4
const [headerBytes, entryBytes, woffHeaderBytes, woffEntryBytes] = [12, 16, 44, 20]

const tablesOf = (woff: Uint8Array<ArrayBuffer>): Promise<Table[]> => {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  return Promise.all(
    Array.from({ length: view.getUint16(12) }, async (_, index) => {
      const entry = woffHeaderBytes + index * woffEntryBytes
      const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [number, number, number]
      const bytes = woff.slice(offset, offset + packed)
      const isPacked = packed < length
      return {
        tag: view.getUint32(entry),
        checksum: view.getUint32(entry + 16),
        bytes: isPacked ? await inflate(bytes) : bytes,
      }
    }),
  )
}

/**
 * A WOFF font as the TrueType or OpenType font that is packed in it. A PDF library that is given WOFF itself unpacks a table anew for
 * each glyph, and takes seconds.
 */
export const toTrueType = async (woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const tables = await tablesOf(woff)
  const start = headerBytes + tables.length * entryBytes
  const size = tables.reduce((sum, { bytes }) => sum + wholeWords(bytes.length), start)
  const font = new Uint8Array(size)
  const view = new DataView(font.buffer)
  font.set(woff.subarray(4, 8))
  view.setUint16(4, tables.length)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (tables.length - power) * 16)
  let offset = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = headerBytes + index * entryBytes
    for (const [at, value] of [tag, checksum, offset, bytes.length].entries()) view.setUint32(entry + at * 4, value)
    font.set(bytes, offset)
    offset += wholeWords(bytes.length)
  }
  return font
}
