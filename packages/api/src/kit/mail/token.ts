const urlSafe = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/**
 * Returns the unguessable token of a link. It isn't stored: it is derived from the id when needed (HMAC-SHA256, 43 characters).
 */
export const tokenOf = async (secret: string, linkId: string): Promise<string> => {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return urlSafe(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`link ${linkId}`))))
}
