import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { preloadToaster, showQueuedToasts, toaster } from './load-toaster.ts'

const acts = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Preloads the library on the first interaction: nothing needs a toast before, and afterwards it must be available if
 * the connection is lost.
 */
const preloadOnFirstAct = () => {
  const over = new AbortController()
  const preload = () => {
    over.abort()
    void preloadToaster()
  }
  for (const act of acts) window.addEventListener(act, preload, { passive: true, signal: over.signal })
  return () => over.abort()
}

/** Renders the toast area: an empty region at first, so that the first paint doesn't wait for the library. */
export const ToastArea = () => {
  const { Toaster } = useSelector(toaster)
  useEffect(preloadOnFirstAct, [])
  if (Toaster) return <Toaster onReady={showQueuedToasts} />
  return <section aria-label="Notifications alt+T" tabIndex={-1} aria-live="polite" />
}
