import { invisible } from '@quarterdeck/contract/kit/characters'

/**
 * Start of a formula in a spreadsheet, as a regular expression for both JavaScript and PostgreSQL: a formula sign, half or full
 * width, after invisible characters. An escaped cell matches too, so that removing the escape returns the original.
 */
export const formulaStart = `^'*([\\t\\r]|[${invisible}]*[=+@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20-])`
/** Exceptions that are no formulas: signed amounts, a sign alone, phone numbers of seven digits or more. */
export const noFormula = '^[+-]?[0-9., \u00A0\u202F]*$|^[+]([ \u00A0()./-]*[0-9]){7,15}[ \u00A0().]*$'

const starts = new RegExp(formulaStart, 'u')
const harmless = new RegExp(noFormula, 'u')

const isFormula = (cell: string) => starts.test(cell) && !harmless.test(cell)

/** Escapes a cell of a CSV file against formula injection (OWASP). */
export const safeCell = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell)

/** Returns the text of a cell before `safeCell`. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
