import { useEffect } from 'react'

export const titled = (title: string): string => `${title} · Quarterdeck`

/** The page's title, as long as this is on screen. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = titled(title)
  }, [title])
}
