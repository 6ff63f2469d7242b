import { isFormatted } from '@quarterdeck/contract/core/formatted'

/** A message in what somebody wrote and what they quoted below it. */
export interface Quoting {
  readonly own: string
  readonly quoted: string
}

const isQuoted = (line: string) => line.startsWith('>')

/** Plain text whose last lines begin with `>`, and the line above these that says whose words they are. */
const plainQuote = (text: string): Quoting => {
  const lines = text.trimEnd().split('\n')
  let at = lines.length
  while (at > 0 && (isQuoted(lines[at - 1] ?? '') || lines[at - 1]?.trim() === '')) at -= 1
  if (!lines.slice(at).some(isQuoted)) return { own: text, quoted: '' }
  if (at > 0 && /:\s*$/.test(lines[at - 1] ?? '')) at -= 1
  return { own: lines.slice(0, at).join('\n').trimEnd(), quoted: lines.slice(at).join('\n').trim() }
}

/** The same where each line is a paragraph. */
const formattedQuote = (html: string): Quoting => {
  const found = /(<p>[^<]*:<\/p>)?(<p>&gt;(?:(?!<\/p>).)*<\/p>)+$/s.exec(html)
  return found ? { own: html.slice(0, found.index), quoted: found[0] } : { own: html, quoted: '' }
}

/** Parts what was written from what it answers, which stays folded. A message that only quotes is shown whole. */
export const partQuote = (text: string): Quoting => {
  const parts = isFormatted(text) ? formattedQuote(text) : plainQuote(text)
  return parts.own === '' ? { own: text, quoted: '' } : parts
}
