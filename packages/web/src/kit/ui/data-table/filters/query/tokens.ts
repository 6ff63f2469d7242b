/** A part of the query between spaces; quotes group words. */
export interface Token {
  readonly text: string
  readonly at: number
}

/** Splits a query at spaces. */
export const tokensOf = (line: string): readonly Token[] =>
  [...line.matchAll(/(?:"(?:\\.|[^"\\])*"?|[^\s"])+/g)].map(({ 0: text, index }) => ({ text, at: index }))

/** Splits a text at a sign outside of quotes. */
export const splitUnquoted = (text: string, sign: string): readonly string[] => {
  const parts = ['']
  for (const [piece] of text.matchAll(/"(?:\\.|[^"\\])*"?|[^"]/g)) {
    if (piece === sign) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

export const isQuoted = (text: string): boolean => text.startsWith('"')

/** Removes quotes and escapes. */
export const unquote = (text: string): string =>
  text.replace(/"((?:\\.|[^"\\])*)"?/g, (_, inside: string) => inside.replace(/\\(.)/g, '$1'))

/** Quotes a text if it would otherwise be parsed as syntax. */
export const quote = (text: string, words: readonly string[]): string =>
  text === '' || /[\s":,]|^[<>=]|\.\./.test(text) || words.includes(text.toLowerCase())
    ? `"${text.replace(/["\\]/g, '\\$&')}"`
    : text
