import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Returns true for a key that an input method takes, as the Enter that confirms a Japanese conversion. Safari ends the composition
 * before that key's `keydown` (WebKit bug 165004), which then has the key code 229 alone to tell it.
 */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === 229
}

/** Corrects `isComposing` of such a key for libraries, which look at nothing else: Escape would close a dialog. */
export const correctComposing = (): void =>
  addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) Object.defineProperty(event, 'isComposing', { value: true })
    },
    true,
  )
