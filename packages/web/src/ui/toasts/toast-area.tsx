import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { beginToasts, preloadToaster, toaster } from './load-toaster.ts'

const acts = ['pointermove', 'pointerdown', 'keydown'] as const

/** Before anybody has acted there is nothing to tell them of; once they do, a lost connection must find the library here. */
const preloadOnFirstAct = () => {
  const over = new AbortController()
  const preload = () => {
    over.abort()
    void preloadToaster()
  }
  for (const act of acts) window.addEventListener(act, preload, { passive: true, signal: over.signal })
  return () => over.abort()
}

/** Where toasts appear: the empty place at first, so that no first paint waits for the library that fills it. */
export const ToastArea = () => {
  const { Toaster } = useSelector(toaster)
  useEffect(preloadOnFirstAct, [])
  if (Toaster) return <Toaster onReady={beginToasts} />
  return <section aria-label="Notifications alt+T" tabIndex={-1} aria-live="polite" />
}
