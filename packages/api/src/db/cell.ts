/** A spreadsheet runs what starts like a formula; a phone number or an amount is none. */
const isFormula = (cell: string) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d\s().,/-]+$/.test(cell)

/** A cell of a CSV file that no spreadsheet runs (OWASP: CSV Injection). */
export const safeCell = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell)

/** What a cell said before `safeCell`. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
