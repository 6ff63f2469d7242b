import { createAtom } from '@tanstack/react-store'
import type { ComponentType } from 'react'
import type { toast } from 'sonner'

/** The library's own function, with one for each type of toast. */
export type Sonner = typeof toast
type Toaster = ComponentType<{ readonly onReady: (api: Sonner) => void }>

let api: Sonner | undefined
/** What shows toasts, once it is there. */
export const toaster = createAtom<{ readonly Toaster?: Toaster }>({})
let waiting: ((api: Sonner) => void)[] = []

/** The toast that the pointer was moved onto; none once it left, or once a key was pressed elsewhere. */
let aimedAt: Element | null = null

/** Whether someone is about to press what a toast offers: a new one would take its place under the pointer or the focus. */
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

/** How long a pointer that lies still holds a toast: as long as one stays by itself. */
const restMs = 4000

/**
 * A pointer that lies where a toast slides in, or that waits for it to go from what it covers, does not hold it for good: the library
 * is told that the pointer left. The next move holds it again.
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

/** A toast that slides under the pointer while something is pressed lets the press end where it began (toaster.css). */
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

/** Shows what was to be said meanwhile. */
export const beginToasts = (sonner: Sonner): void => {
  if (!api) watchUse()
  api = sonner
  sayWaiting()
}

/** Loads the library behind toasts. Where it does not come, the next one who has to say something tries again. */
export const preloadToaster = async (): Promise<void> => {
  try {
    const { Toaster } = await import('./toaster.tsx')
    toaster.set({ Toaster })
  } catch {
    waiting = []
  }
}

/**
 * Says something: now, as soon as the library is there, or when nobody is about to press what a toast offers any more.
 * @param id of a toast; one that is there is changed in its place, at once
 */
export const withSonner = (say: (api: Sonner) => void, id?: string | number): void => {
  const isThere = id !== undefined && api?.getToasts().some((toast) => toast.id === id)
  if (api && isThere) {
    say(api)
    return
  }
  waiting.push(say)
  if (api) sayWaiting()
  else void preloadToaster()
}
