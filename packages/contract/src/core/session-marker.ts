/** A cookie that comes and goes with the session's and that a page may read. It says that asking for one's own data is worth a try, and nothing else. */
export const sessionMarker = 'quarterdeck.signed-in'
