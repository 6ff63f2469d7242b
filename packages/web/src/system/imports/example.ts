/** A file as an address. @param lines the mark before them tells spreadsheets that the text is UTF-8 */
export const fileUrl = (lines: readonly string[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.join('\r\n')}\r\n`)}`
