import { Parser } from 'htmlparser2'
import { openTurns } from '../../../kit/http/turn.ts'
import { tooLarge, unreadable } from './archive.ts'

type Attributes = Readonly<Record<string, string>>

/** Handles the tags and texts of a part of a workbook; names of tags have no prefix. */
interface Handler {
  readonly open?: (tag: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (tag: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Size of a piece to read. */
const bytesAtOnce = 16 * 1024
/** Maximum nesting; cells are a few levels deep. */
const maxDepth = 100
/** Maximum characters of markup; text is streamed, and nothing else is as long. */
const maxBetween = 1024 * 1024
/** More than the 32,767 that a cell may have, also where each is written by its number. */
const maxLetters = 256 * 1024

function* cut(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  for (const piece of pieces)
    for (let at = 0; at < piece.length; at += bytesAtOnce) yield piece.subarray(at, at + bytesAtOnce)
}

/** Appends to the text of a cell. @throws Problem at `workbook` above the maximum length */
export const grown = (text: string, more: string): string => {
  if (text.length + more.length > maxLetters) throw tooLarge()
  return text + more
}

/**
 * Walks through XML while it is unpacked, and hands out what `handle` puts aside, some at a time; others have their turn between.
 * @throws Problem at `workbook` for what is nested beyond measure, or never ends
 */
export async function* walk<Found>(
  pieces: Iterable<Uint8Array>,
  handle: (found: (one: Found) => void) => Handler,
): AsyncGenerator<readonly Found[]> {
  const found: Found[] = []
  const { open, text, close } = handle((one) => void found.push(one))
  const turns = openTurns()
  let [depth, between] = [0, 0]
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        between = 0
        depth += 1
        if (depth > maxDepth) throw unreadable()
        open?.(local(name), attributes)
      },
      ontext: (data) => {
        between = 0
        text?.(data)
      },
      onclosetag: (name) => {
        between = 0
        depth -= 1
        close?.(local(name))
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for (const piece of cut(pieces)) {
    between += piece.length
    if (between > maxBetween) throw unreadable()
    parser.write(decoder.decode(piece, { stream: true }))
    if (found.length > 0) yield found.splice(0)
    if (turns.areDue()) await turns.pass()
  }
  parser.end()
  yield found
}

/** Collects all results of a walk. */
export const walked = async <Found>(...walks: Parameters<typeof walk<Found>>): Promise<Found[]> => {
  const all: Found[] = []
  for await (const some of walk<Found>(...walks)) for (const one of some) all.push(one)
  return all
}

/** Decodes characters that XML can't contain, written by their number. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
