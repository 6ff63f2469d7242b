import PostalMime, { type Email } from 'postal-mime'

const limits = { maxHeadersSize: 256 * 1024, maxNestingDepth: 40, forceRfc822Attachments: true } as const
/** Bytes and lines of text that are looked at; the rest of a longer one is skipped. */
const longestText = 1024 * 1024
const maxTextLines = 60_000
/** Limits of parts and lines, because the parser keeps an object for each. 25 MB in Base64 have 350,000 lines. */
const [maxParts, maxLines] = [1000, 450_000]

interface StructuredHeader {
  readonly value: string
  readonly params: Readonly<Record<string, string | undefined>>
}

interface Part {
  readonly state: 'header' | 'body' | 'finished'
  readonly parentNode?: Part | undefined
  readonly contentType: { readonly parsed: StructuredHeader }
  readonly contentDisposition: { readonly parsed: StructuredHeader }
}

/** Members of postal-mime 4.0 that its types leave out; tests notice when they change. */
interface Internals {
  readonly currentNode: Part
  readonly boundaries: readonly { readonly value: Uint8Array }[]
  readonly av: Uint8Array
  readPos: number
  processLine: (line: Uint8Array<ArrayBuffer>, isFinal: boolean) => Promise<void>
  isInlineTextNode: (part: Part) => boolean
  readonly finalize: () => Promise<void>
}

const isDashed = (line: Uint8Array): boolean => line.length > 2 && line[0] === 0x2d && line[1] === 0x2d

/**
 * Detects text with a file name in a multipart email: it is a file, though mail programs can show it below the text.
 */
const isNamedFile = ({ parentNode, contentDisposition, contentType }: Part): boolean =>
  parentNode !== undefined &&
  contentDisposition.parsed.value === 'inline' &&
  Boolean(contentDisposition.parsed.params.filename || contentType.parsed.params.name)

/** Makes a parser read no more than the limits, and returns a function that says whether it read everything. */
const bounded = (parser: Internals): (() => boolean) => {
  const feed = parser.processLine.bind(parser)
  const isText = parser.isInlineTextNode.bind(parser)
  let [textBytes, textLines, parts, lines, isWhole] = [0, 0, 0, 0, true]

  const startsPart = (line: Uint8Array) =>
    isDashed(line) && parser.boundaries.some(({ value }) => value.every((byte, at) => line[at + 2] === byte))
  const stop = () => {
    isWhole = false
    parser.readPos = parser.av.length
    return parser.finalize()
  }
  const feedText = (line: Uint8Array<ArrayBuffer>, isFinal: boolean) => {
    const room = textLines < maxTextLines ? Math.max(0, longestText - textBytes) : 0
    textBytes += line.length + 1
    textLines += 1
    if (line.length <= room && room > 0) return feed(line, isFinal)
    isWhole = false
    if (room > 0) return feed(line.subarray(0, room), isFinal)
    return isFinal ? parser.finalize() : Promise.resolve()
  }

  parser.isInlineTextNode = (part) => isText(part) && !isNamedFile(part)
  parser.processLine = (line, isFinal) => {
    const { currentNode } = parser
    if (startsPart(line)) {
      parts += 1
      return parts > maxParts ? stop() : feed(line, isFinal)
    }
    if (currentNode.state === 'body' && parser.isInlineTextNode(currentNode)) return feedText(line, isFinal)
    lines += 1
    return lines > maxLines ? stop() : feed(line, isFinal)
  }
  return () => isWhole
}

/** Parses an email in time and memory linear in its size, whatever its structure. */
export const parseMail = async (
  raw: Uint8Array<ArrayBuffer>,
): Promise<{ readonly email: Email; readonly isWhole: boolean }> => {
  const parser = new PostalMime(limits)
  const isWhole = bounded(parser as PostalMime & Internals)
  const email = await parser.parse(raw)
  return { email, isWhole: isWhole() }
}
