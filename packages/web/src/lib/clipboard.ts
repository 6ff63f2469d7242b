/** Over a plain http line a page has no clipboard. */
export const hasClipboard = (): boolean => window.isSecureContext

/** Answers whether the text is on the clipboard: a browser may refuse, above all some time after the click. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
