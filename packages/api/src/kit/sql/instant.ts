/**
 * The JSON of an instant as SQL, as JavaScript writes it: to the millisecond, in UTC. `to_char` takes half as long again; a
 * microsecond more has all digits written.
 * @param column as it stands in the statement
 */
export const jsonInstant = (column: string): string =>
  `substr(to_json(date_trunc('milliseconds', ${column} at time zone 'UTC') + interval '1 microsecond')::text, 1, 24) || 'Z"'`

/** The same without its quotes. */
export const textInstant = (column: string): string => `substr(${jsonInstant(column)}, 2, 24)`
