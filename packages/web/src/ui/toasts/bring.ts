import type { ComponentType } from 'react'
import type { toast } from 'sonner'

/** The library's own function, with one for each type of toast. */
export type Sonner = typeof toast
type Toaster = ComponentType<{ readonly onReady: (api: Sonner) => void }>

let api: Sonner | undefined
let toaster: Toaster | undefined
let waiting: ((api: Sonner) => void)[] = []
const listeners = new Set<() => void>()

export const currentToaster = (): Toaster | undefined => toaster

export const onToaster = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows what was to be said meanwhile. */
export const beginToasts = (sonner: Sonner): void => {
  api = sonner
  for (const say of waiting.splice(0)) say(sonner)
}

/** Loads the library behind toasts. Where it does not come, the next one who has to say something tries again. */
export const bringToaster = async (): Promise<void> => {
  try {
    toaster ??= (await import('./toaster.tsx')).Toaster
    for (const listener of listeners) listener()
  } catch {
    waiting = []
  }
}

/** Says something, now or as soon as the library is there. */
export const withSonner = (say: (api: Sonner) => void): void => {
  if (api) say(api)
  else {
    waiting.push(say)
    void bringToaster()
  }
}
