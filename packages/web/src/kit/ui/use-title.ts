import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

/** Returns the document title; screens without a title have the product's name only. */
export const documentTitle = (title: string): string => (title ? `${title} · Quarterdeck` : 'Quarterdeck')

/** Title on screen, with the path it belongs to. */
const shown = createAtom({ title: '', pathname: '' })

/** Returns the path without the base path. */
const pathnameHere = () => window.location.pathname.slice(import.meta.env.BASE_URL.length - 1)

/** Sets the page title while the component is mounted. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = documentTitle(title)
    shown.set({ title, pathname: pathnameHere() })
  }, [title])
}

/** Returns the title of the screen at a path, such as a person's name; undefined until it is rendered. */
export const titleAt = (pathname: string, at = shown.get()): string | undefined =>
  at.pathname === pathname ? at.title : undefined

export const useTitleAt = (pathname: string): string | undefined => useSelector(shown, (at) => titleAt(pathname, at))
