import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

/** What is done at the tags and texts of a part of a workbook; tags go by their names without a prefix. */
interface Handler {
  readonly open?: (tag: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (tag: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks through XML while it is unpacked, and hands out what `handle` puts aside. */
export function* walk<Found>(
  pieces: Iterable<Uint8Array>,
  handle: (found: (one: Found) => void) => Handler,
): Generator<Found> {
  const found: Found[] = []
  const { open, text, close } = handle((one) => void found.push(one))
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: (data) => text?.(data),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield* found.splice(0)
  }
  parser.end()
  yield* found.splice(0)
}

/** A sign that XML cannot have stands in a text by its number. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
