import { useCallback, useSyncExternalStore } from 'react'

/** Lists are cards there. */
export const phone = '(max-width: 40em)'

/** Whether the window is as a media query says, also while the build draws screens: then its stand-in answers. */
export const isMedia = (query: string): boolean => matchMedia(query).matches

/** The same, and whenever it changes. */
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
