const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns true for a write that another site had a browser send, with the session cookie. Programs send neither header and are
 * allowed.
 */
export const isForeignWrite = (request: Request, publicUrl: string | undefined): boolean => {
  if (reading.has(request.method)) return false
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  return origin !== new URL(request.url).origin && origin !== (publicUrl && new URL(publicUrl).origin)
}
