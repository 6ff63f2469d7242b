type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'>

const isPunctuation = (key: string) => key.length === 1 && !/[a-z0-9]/.test(key)

/** Returns true for a single character without Ctrl or Alt, as typed in a text. */
export const isSingle = (step: readonly string[]): boolean => step.length === 1 && step[0]?.length === 1

/** Compares modifiers. For punctuation only the character counts, because layouts differ in the modifiers it needs. */
const matchesModifiers = (event: Pressed, key: string, modifiers: readonly string[]): boolean => {
  const isMod = event.ctrlKey || event.metaKey
  if (isPunctuation(key) && modifiers.length === 0) return !isMod || event.getModifierState('AltGraph')
  return (
    isMod === modifiers.includes('mod') &&
    event.altKey === modifiers.includes('alt') &&
    event.shiftKey === modifiers.includes('shift')
  )
}

/** Returns true if the event matches a step. */
export const matchesStep = (step: readonly string[], event: Pressed): boolean => {
  const key = step.at(-1) ?? ''
  return event.key.toLowerCase() === key && matchesModifiers(event, key, step.slice(0, -1))
}
