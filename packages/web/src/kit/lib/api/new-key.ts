/** Returns a random key. `crypto.randomUUID` exists on secure origins only, not on plain HTTP in an office network. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
