/** Returns true on secure origins; pages on plain HTTP have no clipboard. */
export const hasClipboard = (): boolean => window.isSecureContext

/** Copies a text. Returns false if the browser refuses, as it does some time after the click. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
