/** Editing in the cell of a list. */
export const en = {
  saved: (field: string, name: string) => `${name}: ${field} saved`,
  nothing: 'Nothing matches',
}
