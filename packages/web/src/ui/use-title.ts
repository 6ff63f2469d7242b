import { useEffect, useSyncExternalStore } from 'react'

export const titled = (title: string): string => `${title} · Quarterdeck`

/** What is on screen, and at which address it said so. */
const nothing = { title: '', pathname: '' }
let shown = nothing
const listeners = new Set<() => void>()

const onChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page's title, as long as this is on screen. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = titled(title)
    shown = { title, pathname: window.location.pathname }
    for (const listener of listeners) listener()
  }, [title])
}

/** Another screen is on its way. */
export const forgetTitle = (): void => {
  shown = nothing
}

/** Whether the screen has said what it is. */
export const isTitled = (): boolean => shown !== nothing

/** What the screen at the current address calls itself, a person's name for example; undefined before it is there. */
export const useShownTitle = (): string | undefined => {
  const { title, pathname } = useSyncExternalStore(onChange, () => shown)
  return pathname === window.location.pathname ? title : undefined
}
