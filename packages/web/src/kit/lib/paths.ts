const base = import.meta.env.BASE_URL

/** Returns the full path of a page, including the base path of the app. */
export const pathTo = (next: string): string => base.replace(/\/$/, '') + next

/** Returns true for a path of this app, parsed like browsers do, which remove tabs and treat backslashes as slashes. */
const isPlace = (next: string) =>
  next.startsWith('/') &&
  URL.canParse(next, location.origin) &&
  new URL(next, location.origin).origin === location.origin &&
  new URL(pathTo(next), location.origin).pathname.startsWith(base)

/**
 * Accepts only paths of this app: a link must not redirect to another site. Others become undefined, since the router
 * keeps a parameter that is absent.
 */
export const returnPathOf = (next: unknown): { next?: string | undefined } => ({
  next: typeof next === 'string' && isPlace(next) ? next : undefined,
})
