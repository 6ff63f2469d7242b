import { useEffect, useSyncExternalStore } from 'react'

export const titled = (title: string): string => `${title} · Quarterdeck`

/** What is on screen, and at which address it said so. */
let shown = { title: '', pathname: '' }
const listeners = new Set<() => void>()

const onChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The address as the router has it. */
const pathnameHere = () => window.location.pathname.slice(import.meta.env.BASE_URL.length - 1)

/** The page's title, as long as this is on screen. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = titled(title)
    shown = { title, pathname: pathnameHere() }
    for (const listener of listeners) listener()
  }, [title])
}

/** What the screen at this address calls itself, a person's name for example; undefined before it is there. */
export const titleAt = (pathname: string): string | undefined => (shown.pathname === pathname ? shown.title : undefined)

export const useTitleAt = (pathname: string): string | undefined =>
  useSyncExternalStore(onChange, () => titleAt(pathname))
