let typed = ''
let stop = () => {}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Captures keys for a field that is about to appear; the page doesn't receive them. */
export const startKeyCapture = (): void => {
  stopKeyCapture()
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return stopKeyCapture()
    if (!isLetter(event) && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (isLetter(event)) typed += event.key
  }
  addEventListener('keydown', onKey, true)
  stop = () => removeEventListener('keydown', onKey, true)
}

/** Discards captured keys. */
export const stopKeyCapture = (): void => {
  stop()
  typed = ''
}

/** Returns the captured text and stops capturing. */
export const takeCapturedText = (): string => {
  const text = typed
  stopKeyCapture()
  return text
}
