const name = new TextEncoder().encode('[Content_Types].xml')

/** Returns an archive with the file name of a document, whose entry claims to be small but unpacks to a given size. */
export const bombOf = async (unpacked: number): Promise<Uint8Array<ArrayBuffer>> => {
  const packing = new Blob([new Uint8Array(unpacked)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = new Uint8Array(await new Response(packing).arrayBuffer())
  const head = new DataView(new ArrayBuffer(30))
  head.setUint32(0, 0x04_03_4b_50, true)
  head.setUint16(4, 20, true)
  head.setUint16(8, 8, true)
  head.setUint32(18, packed.length, true)
  head.setUint32(22, 1000, true)
  head.setUint16(26, name.length, true)
  return new Uint8Array(await new Blob([head, name, packed]).arrayBuffer())
}
