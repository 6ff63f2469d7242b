import { isBlank, type Line, textOf, trimmed } from './lines.ts'
import { headLabels, isAttribution, isForwardLine, originalMessage, rule, sentFrom } from './reply-words.ts'

/** A message split into its author's own lines and those added by the mail program. */
export interface Cut {
  readonly own: readonly Line[]
  readonly rest: readonly Line[]
}

/** Maximum lines of the header of a quoted email, of a wrapped attribution, and of a signature. */
const [headLines, attributionLines, signatureLines] = [9, 3, 25]

const isQuote = ({ mark }: Line) => mark === 'quote'

/** Checks that a quoted email begins here with its header: From, then date, recipient or subject. */
const isHead = (lines: readonly Line[], at: number): boolean => {
  const first = lines[at]
  if (!first || !headLabels.from.test(textOf(first))) return false
  const more = lines.slice(at + 1, at + headLines).map(textOf)
  const has = (label: RegExp) => more.some((line) => label.test(line))
  return has(headLabels.subject) && (has(headLabels.sent) || has(headLabels.to))
}

/** Returns the number of lines from here that form an attribution; 0 if they don't. */
const attributionAt = (lines: readonly Line[], at: number): number => {
  if (lines[at]?.mark === 'attribution') return 1
  let whole = ''
  for (let count = 1; count <= attributionLines; count += 1) {
    const line = lines[at + count - 1]
    if (!line || isBlank(line) || isQuote(line)) return 0
    whole = `${whole} ${textOf(line).trim()}`.trim()
    if (isAttribution(whole)) return count
  }
  return 0
}

/** Returns the start of a forwarded email, all of which is meant to be read. */
const forwardAt = (lines: readonly Line[]): number => {
  const at = lines.findIndex((line) => isForwardLine(textOf(line)))
  if (at < 0) return lines.length
  // One within a quote is a part of what is answered, unless it is how the quote begins.
  const before = trimmed(lines.slice(0, at))
  const isInside = isQuote(lines[at] as Line) && (before.some(isQuote) || hasAttribution(before))
  return isInside ? lines.length : at
}

const hasAttribution = (lines: readonly Line[]) => lines.some((_, at) => attributionAt(lines, at) > 0)

/** Returns for each line the index of the next non-blank one, itself included; computed once for all lookups. */
const nextWritten = (lines: readonly Line[]): readonly number[] => {
  const next: number[] = new Array(lines.length)
  for (let at = lines.length - 1, found = lines.length; at >= 0; at -= 1) {
    if (!isBlank(lines[at] as Line)) found = at
    next[at] = found
  }
  return next
}

/** Returns the start of an older email whose lines are not marked as quotes. */
const originalAt = (lines: readonly Line[], isForward: boolean): number => {
  const written = nextWritten(lines)
  const lastQuote = lines.findLastIndex(isQuote)
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line
    if (isQuote(line)) continue
    if (!isForward && (originalMessage.test(textOf(line)) || isHead(lines, at))) return at
    const count = at > lastQuote ? attributionAt(lines, at) : 0
    const isFollowed = count > 0 && (written[at + count] ?? lines.length) < lines.length
    if (isFollowed && saysMoment(lines, at, count)) return at
  }
  return lines.length
}

/** Checks that an attribution contains a time of day or an address, as those of mail programs do. */
const saysMoment = (lines: readonly Line[], at: number, count: number): boolean =>
  lines.slice(at, at + count).some((line) => line.mark === 'attribution' || /\d{1,2}[:.時]\d{2}|@/.test(textOf(line)))

/** Returns the indexes of quoted lines and their attributions. */
const quotedOf = (lines: readonly Line[]): ReadonlySet<number> => {
  const quoted = new Set<number>()
  const written = nextWritten(lines)
  for (let at = 0; at < lines.length; at += 1) {
    if (isQuote(lines[at] as Line)) quoted.add(at)
    const count = quoted.has(at) ? 0 : attributionAt(lines, at)
    const next = lines[written[at + count] ?? lines.length]
    if (count === 0 || (next && !isQuote(next))) continue
    for (let each = at; each < at + count; each += 1) quoted.add(each)
    at += count - 1
  }
  return quoted
}

/** Returns the start of a signature, by the line of two hyphens or by the mark of the mail program. */
const signatureAt = (lines: readonly Line[]): number => {
  const delimiter = lines.findLastIndex((line) => /^--\s?$/.test(textOf(line)))
  const whole = trimmed(lines)
  let at = lines.indexOf(whole.at(-1) as Line)
  const isTail = (line: Line | undefined) =>
    line !== undefined && (line.mark === 'signature' || isBlank(line) || sentFrom.test(textOf(line)))
  while (at >= 0 && isTail(lines[at])) at -= 1
  return delimiter >= 0 && lines.length - delimiter <= signatureLines ? Math.min(delimiter, at + 1) : at + 1
}

/** Returns the author's own lines; with an answer below a single quote, that quote belongs to them. */
const ownOf = (lines: readonly Line[]): readonly number[] => {
  const quoted = quotedOf(lines)
  const all = lines.map((_, at) => at)
  const written = all.filter((at) => !quoted.has(at) && !isBlank(lines[at] as Line))
  const [first = 0, last = -1] = [written[0], written.at(-1)]
  const open = all.slice(0, last + 1)
  const isBelow = open.slice(0, first).some((at) => quoted.has(at))
  const isBetween = open.slice(first).some((at) => quoted.has(at))
  return isBelow && !isBetween ? open.slice(first) : open
}

/** Returns lines without rules and blank lines at their end, and without blank lines at their beginning. */
const withoutRule = (lines: readonly Line[]): readonly Line[] => {
  const isRule = (line: Line) => isBlank(line) || rule.test(textOf(line))
  return trimmed(lines.slice(0, lines.findLastIndex((line) => !isRule(line)) + 1))
}

/** Without a signature, and without the rule that was to set off what followed. */
const withoutTail = (lines: readonly Line[]): readonly Line[] => {
  const open = withoutRule(lines)
  return open.slice(0, signatureAt(open))
}

/**
 * Separates the author's text from quotes above and below, and signatures. Quotes between answers and forwarded emails
 * stay. If nothing would be left, everything is the author's.
 */
export const cutQuotes = (lines: readonly Line[], isForward: boolean): Cut => {
  const forward = forwardAt(lines)
  const passedOn = lines.slice(forward).map(({ mark, ...line }) => line)
  const open = lines.slice(0, originalAt(lines.slice(0, forward), isForward))
  const unsigned = withoutTail(open)
  const signed = withoutTail(ownOf(unsigned).map((at) => unsigned[at] as Line))
  const own = trimmed([...signed, ...(passedOn.length > 0 ? [{ runs: [], kind: 'text' as const }] : []), ...passedOn])
  if (own.length === 0) return { own: trimmed(lines).map(({ mark, ...line }) => line), rest: [] }
  const signedLines = new Set<Line>(signed)
  return { own, rest: trimmed(lines.slice(0, forward).filter((line) => !signedLines.has(line))) }
}
