import { useEffect, useRef, useState } from 'react'
import { isComposing } from '../../lib/is-composing.ts'

/**
 * Whether a popup is open that has just taken the place of its bare button: it comes closed, takes the focus to its
 * own button and opens then. Only so the library knows where to give the focus back.
 */
export const useOpening = () => {
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
