/** Returns the SHA-256 in hexadecimal digits. */
export const digest = async (content: Uint8Array<ArrayBuffer>): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', content)
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
