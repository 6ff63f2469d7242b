import { isLoopback } from '../settings.ts'

/** Returns the name in a Host header, without its port; undefined if there is none. */
const nameIn = (host: string): string | undefined => {
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') : undefined
}

/**
 * Returns a check of the Host header. A server that only this machine reaches gets a foreign name if a website points its own
 * name here (DNS rebinding) to read data that is not its own. A server that others reach has names that only its operator
 * knows, and answers under any.
 */
export const ownHosts = (host: string, publicUrl: string | undefined): ((asked: string | undefined) => boolean) => {
  if (!isLoopback(host)) return () => true
  const outside = publicUrl && new URL(publicUrl).hostname
  const isOwn = (requested: string) => {
    const name = nameIn(requested)
    return name !== undefined && (isLoopback(name) || name.endsWith('.localhost') || name === outside)
  }
  // Nearly all requests use the same name.
  let last: { readonly asked: string; readonly isOwn: boolean } | undefined
  return (requested) => {
    // Only programs send none.
    if (requested === undefined) return true
    if (last?.asked !== requested) last = { asked: requested, isOwn: isOwn(requested) }
    return last.isOwn
  }
}
