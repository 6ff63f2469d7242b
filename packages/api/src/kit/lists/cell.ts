import { invisible } from '@quarterdeck/contract/kit/characters'

/**
 * Start of a formula that a spreadsheet may run, as regular expressions that JavaScript and PostgreSQL read alike: a
 * sign of a formula, half or full width, behind characters that nobody sees. A guarded cell counts too, so that
 * removing the guard gives back the original.
 */
export const formulaStart = `^'*([\\t\\r]|[${invisible}]*[=+@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20-])`
/** All the same no formula: an amount with its sign, a sign alone, and a phone number of seven digits or more. */
export const noFormula = '^[+-]?[0-9., \u00A0\u202F]*$|^[+]([ \u00A0()./-]*[0-9]){7,15}[ \u00A0().]*$'

const starts = new RegExp(formulaStart, 'u')
const harmless = new RegExp(noFormula, 'u')

const isFormula = (cell: string) => starts.test(cell) && !harmless.test(cell)

/** A cell of a CSV file that no spreadsheet runs (OWASP: CSV Injection). */
export const safeCell = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell)

/** Returns the text of a cell before `safeCell`. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
