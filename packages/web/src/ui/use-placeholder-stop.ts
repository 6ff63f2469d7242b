import { useState } from 'react'

/** Stops sending once while something in braces is not filled in; with another such word it stops again. */
export const usePlaceholderStop = (open: readonly string[]) => {
  const names = open.join()
  const [shown, setShown] = useState('')
  const isStopped = open.length > 0 && shown === names
  return {
    /** The names as they stand in the text, once sending was stopped. */
    names: open.map((name) => `{${name}}`).join(', '),
    isStopped,
    /** Returns true where sending is to stop now. */
    stop: (): boolean => {
      if (open.length === 0 || isStopped) return false
      setShown(names)
      return true
    },
  }
}

/** Selects a placeholder in the first of some inputs that has it. */
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
