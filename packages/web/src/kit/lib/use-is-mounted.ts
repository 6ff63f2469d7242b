import { useEffect, useRef } from 'react'

/** Returns whether the component is still mounted, for what goes on after a response. */
export const useIsMounted = (): (() => boolean) => {
  const isAlive = useRef(false)
  useEffect(() => {
    isAlive.current = true
    return () => {
      isAlive.current = false
    }
  }, [])
  return () => isAlive.current
}
