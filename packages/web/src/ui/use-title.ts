import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

/** Of a page; one that is no place to go to has the product's name alone. */
export const titled = (title: string): string => (title ? `${title} · Quarterdeck` : 'Quarterdeck')

/** What is on screen, and at which address it said so. */
const shown = createAtom({ title: '', pathname: '' })

/** The address as the router has it. */
const pathnameHere = () => window.location.pathname.slice(import.meta.env.BASE_URL.length - 1)

/** The page's title, as long as this is on screen. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = titled(title)
    shown.set({ title, pathname: pathnameHere() })
  }, [title])
}

/** What the screen at this address calls itself, a person's name for example; undefined before it is there. */
export const titleAt = (pathname: string, at = shown.get()): string | undefined =>
  at.pathname === pathname ? at.title : undefined

export const useTitleAt = (pathname: string): string | undefined => useSelector(shown, (at) => titleAt(pathname, at))
