import type { ChartData } from '../../kit/ui/chart/index.ts'

/** Quotes a cell if necessary; values that a spreadsheet would execute as a formula become text. */
const cell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns the data of a card as CSV. */
export const csvOf = ({ head, columns, rows }: ChartData): string =>
  [
    [head, ...columns.map(({ label }) => label)],
    ...rows.map(({ label, values }) => [label, ...columns.map((_, index) => values[index] ?? null)]),
  ]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')

/** Downloads a text as a file. */
export const saveText = (text: string, fileName: string): void =>
  // Spreadsheets know by the mark that it is UTF-8.
  saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }), fileName)

export const saveFile = (file: Blob, fileName: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Time to take it over; a browser tells nobody when it has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
