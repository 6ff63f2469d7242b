/** A random key. `crypto.randomUUID` exists on secure origins only; a plain http address in an office has none. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
