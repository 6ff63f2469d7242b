import { useCallback, useSyncExternalStore } from 'react'

/** Media query of screens on which lists are cards. */
export const phone = '(max-width: 40em)'

/** Returns true if a media query matches; prerendering supplies its own `matchMedia`. */
export const isMedia = (query: string): boolean => matchMedia(query).matches

/** Returns true while a media query matches. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  const read = () => isMedia(query)
  return useSyncExternalStore(subscribe, read, read)
}
