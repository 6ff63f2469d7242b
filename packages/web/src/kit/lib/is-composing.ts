import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Returns true for a key handled by an input method, such as the Enter that confirms a Japanese conversion. Safari
 * ends the composition before that key's `keydown` (WebKit bug 165004); there only key code 229 identifies it.
 */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === 229
}

/** Sets `isComposing` on such key events for libraries that check nothing else: Escape would close their dialog. */
export const correctComposing = (): void =>
  addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) Object.defineProperty(event, 'isComposing', { value: true })
    },
    true,
  )
