type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'>

const isPunctuation = (key: string) => key.length === 1 && !/[a-z0-9]/.test(key)

/** Whether a step is one sign without Ctrl or Alt, as one types it in a text. */
export const isSingle = (step: readonly string[]): boolean => step.length === 1 && step[0]?.length === 1

/** Punctuation lies under Shift, Alt or AltGr on some keyboards: there the sign decides, not how it was reached. */
const matchesModifiers = (event: Pressed, key: string, modifiers: readonly string[]): boolean => {
  const isMod = event.ctrlKey || event.metaKey
  if (isPunctuation(key) && modifiers.length === 0) return !isMod || event.getModifierState('AltGraph')
  return (
    isMod === modifiers.includes('mod') &&
    event.altKey === modifiers.includes('alt') &&
    event.shiftKey === modifiers.includes('shift')
  )
}

/** Whether these keys were pressed. */
export const matchesStep = (step: readonly string[], event: Pressed): boolean => {
  const key = step.at(-1) ?? ''
  return event.key.toLowerCase() === key && matchesModifiers(event, key, step.slice(0, -1))
}
