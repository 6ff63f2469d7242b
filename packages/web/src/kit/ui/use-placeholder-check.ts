import { useState } from 'react'

/** Stops sending once if placeholders in braces are not filled in; different ones stop it again. */
export const usePlaceholderCheck = (open: readonly string[]) => {
  const names = open.join()
  const [shown, setShown] = useState('')
  const isStopped = open.length > 0 && shown === names
  return {
    /** Names as written in the text, after sending was stopped. */
    names: open.map((name) => `{${name}}`).join(', '),
    isStopped,
    /** Returns true if sending has to stop now. */
    stop: (): boolean => {
      if (open.length === 0 || isStopped) return false
      setShown(names)
      return true
    },
  }
}

/** Selects a placeholder in the first input that contains it. */
export const selectPlaceholder = (
  inputs: readonly (HTMLInputElement | HTMLTextAreaElement | null)[],
  name: string | undefined,
): void => {
  const text = `{${name}}`
  const input = inputs.find((each) => each?.value.includes(text))
  const start = input?.value.indexOf(text) ?? 0
  input?.focus()
  input?.setSelectionRange(start, start + text.length)
}
