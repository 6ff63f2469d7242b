import { useEffect, useRef } from 'react'

/** Whether what asks is still on screen, for what goes on after an answer. */
export const useIsAlive = (): (() => boolean) => {
  const isAlive = useRef(false)
  useEffect(() => {
    isAlive.current = true
    return () => {
      isAlive.current = false
    }
  }, [])
  return () => isAlive.current
}
