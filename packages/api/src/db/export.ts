import type { ListQuery } from '@quarterdeck/contract/list'
import { Problem } from '@quarterdeck/contract/problem'
import Papa from 'papaparse'
import { Answer } from '../http/answer.ts'
import { safeCell } from './cell.ts'
import type { Page } from './page.ts'

/** Streams move in pieces of this many bytes (the specification's figure). */
const chunkBytes = 64 * 1024
const rowsAtOnce = 200

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const cellOf = (value: unknown): string => safeCell(textOf(value))

const titlesOf = (titles: string | undefined, fields: readonly string[]): readonly string[] => {
  if (titles === undefined) return fields
  let read: unknown
  try {
    read = JSON.parse(titles)
  } catch {
    read = undefined
  }
  if (Array.isArray(read) && read.length === fields.length) return read.map(cellOf)
  throw new Problem('invalid_request', { message: 'Unknown value for titles' })
}

const write = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  )}\r\n`

const join = (first: Uint8Array, second: Uint8Array) => {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}

interface Source<Row> {
  /** The columns that there are. */
  readonly known: readonly string[]
  /** The page of a query that has `perPage` and perhaps `after`. */
  readonly page: (query: ListQuery) => Promise<Page<Row>>
  readonly toWire: (rows: Row[]) => Promise<object[]> | object[]
}

/**
 * Everything that a list answers, as a CSV file that is written while it is sent:
 * UTF-8 with its mark, safe against formula injection, at constant memory.
 * @param fields the columns, in their order
 * @throws Problem `invalid_request` for unknown columns, and for titles that do not fit them
 */
export const exportAnswer = <Row>(
  name: string,
  query: ListQuery,
  fields: readonly string[],
  titles: string | undefined,
  { known, page, toWire }: Source<Row>,
): Answer<string> => {
  if (!fields.every((field) => known.includes(field))) {
    throw new Problem('invalid_request', { message: 'Unknown value for fields' })
  }
  const encoder = new TextEncoder()
  // A file is the whole result, whatever page the screen shows.
  let next: ListQuery | undefined = { ...query, page: undefined, after: undefined, perPage: rowsAtOnce }
  let waiting: Uint8Array = encoder.encode(`\uFEFF${write([titlesOf(titles, fields)])}`)

  const more = async (from: ListQuery): Promise<void> => {
    const { rows, paging } = await page(from)
    next = paging?.next
    const wire = (await toWire(rows)) as Record<string, unknown>[]
    if (wire.length === 0) return
    waiting = join(waiting, encoder.encode(write(wire.map((record) => fields.map((field) => cellOf(record[field]))))))
  }

  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      while (next && waiting.length < chunkBytes) await more(next)
      controller.enqueue(waiting.slice(0, chunkBytes))
      waiting = waiting.slice(chunkBytes)
      if (!next && waiting.length === 0) controller.close()
    },
  })
  // To the contract a file is text; on its way it is a stream.
  return new Answer(stream as unknown as string, { 'content-disposition': `attachment; filename="${name}.csv"` })
}
