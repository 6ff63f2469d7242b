/** A start failure that the operator can fix. The message is one line, fit for the terminal. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** Returns the code of a system or database error, e.g. `EACCES` or `57P03`; empty if there is none. */
export const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** Returns true for a text in which a program says that it found no room on a disk. */
export const tellsNoRoom = (text: string): boolean =>
  /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/.test(text)

/** Returns the message of an error in one line. */
export const messageOf = (error: unknown): string => {
  // A connection that failed on each of several addresses arrives as an AggregateError without a message.
  const inner = error instanceof AggregateError ? error.errors.at(0) : undefined
  const text = error instanceof Error ? error.message || (inner ? messageOf(inner) : error.name) : String(error)
  return text.replaceAll(/\s+/g, ' ').trim()
}
