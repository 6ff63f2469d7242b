import { type KeyboardEvent, useState } from 'react'

/** Whether capitals are locked, as far as a key that was pressed could tell; and what listens for it. */
export const useCapsLock = () => {
  const [isOn, setIsOn] = useState(false)
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'))
  return { isOn, listeners: { onKeyDown: look, onKeyUp: look, onBlur: () => setIsOn(false) } }
}
