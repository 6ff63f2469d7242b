import { createAtom } from '@tanstack/react-store'
import type { ComponentType } from 'react'
import type { toast } from 'sonner'

/** The `toast` function of the library, with a method per type. */
export type Sonner = typeof toast
type Toaster = ComponentType<{ readonly onReady: (api: Sonner) => void }>

let api: Sonner | undefined
/** The toaster component, once loaded. */
export const toaster = createAtom<{ readonly Toaster?: Toaster }>({})
let waiting: ((api: Sonner) => void)[] = []

/** Toast under the moved pointer; null after it left or a key was pressed elsewhere. */
let aimedAt: Element | null = null

/** Returns true if the user is about to press a toast's button: a new toast would move under the pointer or focus. */
const isInUse = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed="false"]:has([data-action])')].some(
    (toast) => toast.matches(':focus-within') || (toast === aimedAt && toast.matches(':hover')),
  )

const retryMs = 200
let retry: ReturnType<typeof setTimeout> | undefined

const sayWaiting = () => {
  clearTimeout(retry)
  if (!api || waiting.length === 0) return
  if (isInUse()) retry = setTimeout(sayWaiting, retryMs)
  else for (const say of waiting.splice(0)) say(api)
}

const watchUse = () => {
  const aim = ({ target }: Event) => {
    aimedAt = target instanceof Element ? target.closest('[data-sonner-toast]') : null
  }
  for (const act of ['pointermove', 'pointerdown', 'keydown']) {
    document.addEventListener(act, aim, { capture: true, passive: true })
  }
  watchPresses()
  watchRest()
}

/** Milliseconds for which a resting pointer keeps a toast open, the same as its duration. */
const restMs = 4000

/**
 * Ends the hold of a pointer that happened to rest where a toast appeared, by simulating that it left. The next move
 * holds the toast again.
 */
const watchRest = () => {
  let rest: ReturnType<typeof setTimeout> | undefined
  const letGo = () => {
    const area = document.querySelector('[data-sonner-toaster]:hover:not(:focus-within)')
    area?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  }
  const begin = ({ target }: Event) => {
    clearTimeout(rest)
    if (target instanceof Element && target.closest('[data-sonner-toaster]')) rest = setTimeout(letGo, restMs)
  }
  for (const act of ['pointermove', 'pointerover']) {
    document.addEventListener(act, begin, { capture: true, passive: true })
  }
}

/**
 * Marks the page while a button is pressed, so that a toast sliding under the pointer doesn't take the click
 * (toaster.css).
 */
const watchPresses = () => {
  const { dataset } = document.documentElement
  const begin = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('[data-sonner-toaster]')) dataset.pressed = ''
  }
  // The click follows what ends the press.
  const end = () => setTimeout(() => delete dataset.pressed)
  document.addEventListener('pointerdown', begin, { capture: true, passive: true })
  for (const act of ['pointerup', 'pointercancel', 'dragend']) {
    document.addEventListener(act, end, { capture: true, passive: true })
  }
}

/** Shows the toasts that were queued while the library loaded. */
export const showQueuedToasts = (sonner: Sonner): void => {
  if (!api) watchUse()
  api = sonner
  sayWaiting()
}

/** Loads the toast library. After a failure, the next toast tries again. */
export const preloadToaster = async (): Promise<void> => {
  try {
    const { Toaster } = await import('./toaster.tsx')
    toaster.set({ Toaster })
  } catch {
    waiting = []
  }
}

/**
 * Shows a toast as soon as the library is loaded and the user isn't about to press a button of another one.
 * @param id updates the toast with that id in place, at once
 */
export const withToaster = (say: (api: Sonner) => void, id?: string | number): void => {
  const isThere = id !== undefined && api?.getToasts().some((toast) => toast.id === id)
  if (api && isThere) {
    say(api)
    return
  }
  waiting.push(say)
  if (api) sayWaiting()
  else void preloadToaster()
}
