import { useEffect, useRef, useState } from 'react'
import { isComposing } from '../../lib/is-composing.ts'

/**
 * Returns the state of a popup that has just replaced its bare button. It mounts closed, focuses its own button and
 * then opens; otherwise Mantine would not know where to restore the focus.
 */
export const useInitiallyOpen = () => {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])
  useEffect(() => {
    if (!opened) return
    // The library hears the key only where it has the focus, which comes into it a moment after it is seen.
    const close = (event: KeyboardEvent) => {
      const { activeElement } = document
      const isOutside = activeElement === button.current || activeElement === document.body
      if (event.key === 'Escape' && !isComposing(event) && isOutside) setOpened(false)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [opened])
  return { button, opened, setOpened }
}
