import { isFormatted } from '@quarterdeck/contract/kit/formatted'

/** A message, split into its own text and the quoted text below. */
export interface SplitMessage {
  readonly own: string
  readonly quoted: string
}

const isQuoted = (line: string) => line.startsWith('>')

/** Splits trailing lines that start with `>`, and the attribution line above them, from a plain text. */
const plainQuote = (text: string): SplitMessage => {
  const lines = text.trimEnd().split('\n')
  let at = lines.length
  while (at > 0 && (isQuoted(lines[at - 1] ?? '') || lines[at - 1]?.trim() === '')) at -= 1
  if (!lines.slice(at).some(isQuoted)) return { own: text, quoted: '' }
  if (at > 0 && /:\s*$/.test(lines[at - 1] ?? '')) at -= 1
  return { own: lines.slice(0, at).join('\n').trimEnd(), quoted: lines.slice(at).join('\n').trim() }
}

/** Splits the quote from a formatted text, one line per paragraph. */
const formattedQuote = (html: string): SplitMessage => {
  const found = /(<p>[^<]*:<\/p>)?(<p>&gt;(?:(?!<\/p>).)*<\/p>)+$/s.exec(html)
  return found ? { own: html.slice(0, found.index), quoted: found[0] } : { own: html, quoted: '' }
}

/** Splits a message from the text it quotes, which is collapsed. A message that is only a quote is shown completely. */
export const splitQuote = (text: string): SplitMessage => {
  const parts = isFormatted(text) ? formattedQuote(text) : plainQuote(text)
  return parts.own === '' ? { own: text, quoted: '' } : parts
}
