import { partBytes } from './format.ts'

const newline = 10

/** Cuts the text of COPY into pieces of whole rows. A newline within a value is written as `\n`, so each one ends a row. */
export async function* pieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    held.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    const all = Buffer.concat(held, size)
    const end = all.lastIndexOf(newline) + 1
    if (end > 0) yield all.subarray(0, end)
    const rest = all.subarray(end)
    held = rest.length > 0 ? [Buffer.from(rest)] : []
    size = rest.length
  }
  if (size > 0) yield Buffer.concat(held, size)
}
