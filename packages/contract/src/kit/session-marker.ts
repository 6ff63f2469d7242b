/** A cookie set and cleared with the session's that scripts can read. It only hints that a session may exist. */
export const sessionMarker = 'quarterdeck.signed-in'
