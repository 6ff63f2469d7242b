import { openTurns } from '../../kit/http/turn.ts'

/** An XML element with its content. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly Element[]
}

type Part = Element | readonly Element[] | undefined | false

/** Returns an element with a text or child elements; absent parts are left out. */
export const element = (
  name: string,
  content: string | readonly Part[],
  attributes: Element['attributes'] = {},
): Element => ({
  name,
  attributes,
  content: typeof content === 'string' ? content : content.flatMap((part) => part || []),
})

/** Returns an element with a text; nothing for an empty text. */
export const optional = (name: string, text: string, attributes?: Element['attributes']): Element | undefined =>
  text === '' ? undefined : element(name, text, attributes)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Texts that need no escaping, which most don't; a file of a thousand lines has fifteen thousand. */
const plain = /^[\w .,:/#@+()-]*$/

/** Escapes a text and removes characters that XML 1.0 doesn't allow. */
const escaped = (text: string): string => {
  if (plain.test(text)) return text
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

const headOf = (name: string, attributes: Element['attributes']): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')

const written = ({ name, attributes, content }: Element, indent: string): string => {
  const head = headOf(name, attributes)
  if (typeof content === 'string') return `${indent}<${head}>${escaped(content)}</${name}>`
  return [`${indent}<${head}>`, ...content.map((part) => written(part, `${indent}  `)), `${indent}</${name}>`].join(
    '\n',
  )
}

/** Yields the lines of a file; deeply nested elements share a line. */
function* linesOf(root: Element, indent: string, depth: number): Generator<string> {
  const { name, attributes, content } = root
  if (depth === 0 || typeof content === 'string') return yield written(root, indent)
  yield `${indent}<${headOf(name, attributes)}>`
  for (const part of content) yield* linesOf(part, `${indent}  `, depth - 1)
  yield `${indent}</${name}>`
}

/** Returns the whole file. Equal elements give equal bytes. */
export const xmlOf = async (root: Element): Promise<string> => {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>']
  const turns = openTurns()
  // Building the elements took as long, so others get a turn first.
  await turns.pass()
  // Invoice lines are at the first or second depth.
  for (const line of linesOf(root, '', 2)) {
    lines.push(line)
    if (turns.areDue()) await turns.pass()
  }
  return `${lines.join('\n')}\n`
}
