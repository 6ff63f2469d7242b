import { GeneratedFile } from '../answer.ts'
import type { NextFile } from './zip.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Object ids of the joined file's page tree and catalog. Objects of the parts follow them. */
const [treeId, catalogId] = [1, 2]
const linesOfPiece = 5000

/** Decodes bytes one character each; everything but the streams of our files is plain text. */
const textOf = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const joinedBytes = (pieces: readonly Bytes[]): Bytes => {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const numberIn = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error('A PDF file is not as they are drawn here')
  return Number(found)
}

interface Part {
  /** Content of each object between its number and its end, by number. */
  readonly objects: ReadonlyMap<number, { readonly head: string; readonly rest: Bytes }>
  readonly size: number
  readonly catalog: number
  readonly about: number
}

const tailBytes = 64
const streamMark = bytesOf('stream\n')

/** Returns the offset of the stream, or the end if there is none. */
const headEnd = (bytes: Uint8Array): number => {
  for (let at = bytes.indexOf(streamMark[0] ?? 0); at >= 0; at = bytes.indexOf(streamMark[0] ?? 0, at + 1))
    if (streamMark.every((byte, index) => bytes[at + index] === byte)) return at
  return bytes.length
}

/** Splits a file by its cross-reference table (ISO 32000-1, 7.5.4); the objects must be adjacent. */
const partOf = (file: Bytes): Part => {
  const tableAt = numberIn(textOf(file.subarray(-tailBytes)), /startxref\s+(\d+)/)
  const table = textOf(file.subarray(tableAt))
  const places = [...table.matchAll(/^(\d{10}) (\d{5}) ([nf])/gm)].flatMap(([, at, , use], id) =>
    use === 'n' ? [{ id, at: Number(at) }] : [],
  )
  const inOrder = places.toSorted((one, other) => one.at - other.at)
  const objects = new Map(
    inOrder.map(({ id, at }, index) => {
      const bytes = file.slice(at, inOrder[index + 1]?.at ?? tableAt)
      const end = headEnd(bytes)
      return [id, { head: textOf(bytes.subarray(0, end)), rest: bytes.slice(end) }] as const
    }),
  )
  return {
    objects,
    size: numberIn(table, /\/Size (\d+)/),
    catalog: numberIn(table, /\/Root (\d+) 0 R/),
    about: numberIn(table, /\/Info (\d+) 0 R/),
  }
}

/** Returns true for an object that is a plain string: only metadata of a file consists of these. */
const isText = (head: string): boolean => /^\d+ 0 obj\s*\(/.test(head)

/**
 * Opens a joiner that concatenates our own PDF files: pages aren't drawn again, objects are renumbered. It keeps only offsets in
 * memory.
 */
export const openJoiner = () => {
  const head = bytesOf('%PDF-1.7\n%\u00ff\u00ff\u00ff\u00ff\n')
  const places: (number | undefined)[] = [undefined, undefined, undefined]
  const trees: number[] = []
  let pages = 0
  let size = 0

  const put = (id: number, bytes: Bytes): Bytes => {
    places[id] = size
    size += bytes.length
    return bytes
  }

  /** Returns the part of the joined file that a file contributes. */
  const add = (file: Bytes): Bytes => {
    const { objects, size: count, catalog, about } = partOf(file)
    const base = places.length - 1
    const tree = numberIn(objects.get(catalog)?.head ?? '', /\/Pages (\d+) 0 R/)
    const pieces = size === 0 ? [head] : []
    size ||= head.length
    for (const [id, object] of objects) {
      if (id === catalog || id === about || isText(object.head)) continue
      const moved = object.head.replaceAll(/\b(\d+) 0 (obj|R)\b/g, (_, old, kind) => `${Number(old) + base} 0 ${kind}`)
      const text = id === tree ? moved.replace('/Type /Pages', `/Type /Pages\n/Parent ${treeId} 0 R`) : moved
      pieces.push(put(id + base, joinedBytes([bytesOf(text), object.rest])))
    }
    places.length = base + count
    trees.push(tree + base)
    pages += numberIn(objects.get(tree)?.head ?? '', /\/Count (\d+)/)
    return joinedBytes(pieces)
  }

  /** Yields everything after the last file. */
  const end = function* (): Generator<Bytes> {
    const kids = trees.map((id) => `${id} 0 R`).join(' ')
    yield put(treeId, bytesOf(`${treeId} 0 obj\n<<\n/Type /Pages\n/Count ${pages}\n/Kids [${kids}]\n>>\nendobj\n`))
    yield put(catalogId, bytesOf(`${catalogId} 0 obj\n<<\n/Type /Catalog\n/Pages ${treeId} 0 R\n>>\nendobj\n`))
    yield bytesOf(`xref\n0 ${places.length}\n`)
    for (let from = 0; from < places.length; from += linesOfPiece) {
      const lines = Array.from(places.slice(from, from + linesOfPiece), (at, index) => {
        if (at !== undefined) return `${String(at).padStart(10, '0')} 00000 n \n`
        return `0000000000 ${from + index === 0 ? '65535' : '00001'} f \n`
      })
      yield bytesOf(lines.join(''))
    }
    yield bytesOf(`trailer\n<<\n/Size ${places.length}\n/Root ${catalogId} 0 R\n>>\nstartxref\n${size}\n%%EOF\n`)
  }
  return { add, end }
}

/** Joins PDF files into one that is written while it is read. */
export const joinPdfs = (next: NextFile): GeneratedFile =>
  new GeneratedFile(() => {
    const joiner = openJoiner()
    let rest: Generator<Bytes> | undefined
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const file = rest ? undefined : await next()
          if (file) return controller.enqueue(joiner.add(file.bytes))
          rest ??= joiner.end()
          const { value, done } = rest.next()
          if (done) controller.close()
          else controller.enqueue(value)
        },
      },
      { highWaterMark: 0 },
    )
  })
