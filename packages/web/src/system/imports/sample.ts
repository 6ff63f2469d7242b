const pieceBytes = 64 * 1024
const searchedBytes = 1024 * 1024
const lineFeed = 10

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

const isOdd = (byte: number) => byte === 0 || byte >= 0x80

/** Returns the index of the first byte beyond ASCII, or -1. */
const firstOdd = async (file: Blob): Promise<number> => {
  for (let at = 0; at < file.size; at += searchedBytes) {
    const found = (await bytesOf(file.slice(at, at + searchedBytes))).findIndex(isOdd)
    if (found !== -1) return at + found
  }
  return -1
}

/** Workbooks are archives, and read from their end. */
const isPacked = async (file: Blob) => [...(await bytesOf(file.slice(0, 4)))].join() === '80,75,3,4'

/**
 * Returns the part of a file that shows how to read it: its beginning and, where that is ASCII, the rows around the first
 * byte that is not.
 */
export const sampleOf = async (file: Blob): Promise<Blob> => {
  if (await isPacked(file)) return file
  const start = await bytesOf(file.slice(0, pieceBytes))
  if (file.size <= pieceBytes || start.some(isOdd)) return new Blob([start])
  const odd = await firstOdd(file)
  if (odd === -1) return new Blob([start])
  const from = Math.max(odd - pieceBytes / 2, pieceBytes)
  const around = await bytesOf(file.slice(from, odd + pieceBytes))
  // Both pieces are of whole rows.
  const end = start.lastIndexOf(lineFeed) + 1
  return new Blob([start.subarray(0, end), around.subarray(around.indexOf(lineFeed) + 1)])
}
