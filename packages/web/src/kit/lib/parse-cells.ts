/**
 * Parses the cells of spreadsheet text from the clipboard: separated by tabs, in quotes if they contain a tab, a line
 * break or a quote.
 */
export const parseCells = (text: string): string[][] => {
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|\r|$)/y
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const [, written = '', end] = cell.exec(text) ?? []
    if (end === undefined) break
    const isQuoted = written.length > 1 && written.startsWith('"') && written.endsWith('"')
    rows.at(-1)?.push((isQuoted ? written.slice(1, -1).replaceAll('""', '"') : written).trim())
    // A spreadsheet ends its last line as well.
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([])
    else if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('')
  }
  return rows
}
