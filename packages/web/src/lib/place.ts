const base = import.meta.env.BASE_URL

/** The whole path of a place below the product's base. */
export const pathTo = (next: string): string => base.replace(/\/$/, '') + next

/** Read as the browser would, which takes tabs out and backslashes for slashes. */
const isPlace = (next: string) =>
  next.startsWith('/') &&
  URL.canParse(next, location.origin) &&
  new URL(next, location.origin).origin === location.origin &&
  new URL(pathTo(next), location.origin).pathname.startsWith(base)

/**
 * Only a place of this product: an address from outside must not send people elsewhere. What is none is said to be
 * undefined, since the router leaves a parameter in place that is not mentioned.
 */
export const placeOf = (next: unknown): { next?: string | undefined } => ({
  next: typeof next === 'string' && isPlace(next) ? next : undefined,
})
