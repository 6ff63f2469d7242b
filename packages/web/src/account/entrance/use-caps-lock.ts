import { type KeyboardEvent, useState } from 'react'

/** Returns whether Caps Lock is on, as far as a pressed key showed, and the handlers that detect it. */
export const useCapsLock = () => {
  const [isOn, setIsOn] = useState(false)
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'))
  return { isOn, listeners: { onKeyDown: look, onKeyUp: look, onBlur: () => setIsOn(false) } }
}
