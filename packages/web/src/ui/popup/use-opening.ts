import { useEffect, useRef, useState } from 'react'

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
  return { button, opened, setOpened }
}
