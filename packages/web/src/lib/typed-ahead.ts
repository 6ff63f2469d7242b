let typed = ''
let stop = () => {}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Keeps what is typed from now on, for a field that is on its way; nothing of it reaches the page. */
export const catchTyping = (): void => {
  stopCatching()
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return stopCatching()
    if (!isLetter(event) && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (isLetter(event)) typed += event.key
  }
  addEventListener('keydown', onKey, true)
  stop = () => removeEventListener('keydown', onKey, true)
}

/** Forgets what was typed: the field does not come. */
export const stopCatching = (): void => {
  stop()
  typed = ''
}

/** What was typed until now; the field takes the rest itself. */
export const takeTyping = (): string => {
  const text = typed
  stopCatching()
  return text
}
