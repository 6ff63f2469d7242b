import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const minute = () => Math.floor(Date.now() / minuteMs) * minuteMs

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const tick = () => {
  for (const listener of listeners) listener()
  timer = setTimeout(tick, minute() + minuteMs - Date.now())
}

/** Subscribes to one timer shared by all components. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setTimeout(tick, minute() + minuteMs - Date.now())
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

/** Returns the current time, rounded to the minute and updated every minute. */
export const useCurrentMinute = (): number => useSyncExternalStore(subscribe, minute, minute)
