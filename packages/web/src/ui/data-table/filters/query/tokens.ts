/** A piece of a line between blanks; quotes hold blanks together. */
export interface Token {
  readonly text: string
  readonly at: number
}

/** Cuts a line at its blanks. */
export const tokensOf = (line: string): readonly Token[] =>
  [...line.matchAll(/(?:"(?:\\.|[^"\\])*"?|[^\s"])+/g)].map(({ 0: text, index }) => ({ text, at: index }))

/** Cuts a text at a sign that stands outside of quotes. */
export const cut = (text: string, sign: string): readonly string[] => {
  const parts = ['']
  for (const [piece] of text.matchAll(/"(?:\\.|[^"\\])*"?|[^"]/g)) {
    if (piece === sign) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

export const isQuoted = (text: string): boolean => text.startsWith('"')

/** A text as it was before it was quoted. */
export const unquote = (text: string): string =>
  text.replace(/"((?:\\.|[^"\\])*)"?/g, (_, inside: string) => inside.replace(/\\(.)/g, '$1'))

/** A text that is read as nothing but itself: in quotes where it must be. */
export const quote = (text: string, words: readonly string[]): string =>
  text === '' || /[\s":,]|^[<>=]|\.\./.test(text) || words.includes(text.toLowerCase())
    ? `"${text.replace(/["\\]/g, '\\$&')}"`
    : text
