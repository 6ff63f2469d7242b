import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const minute = () => Math.floor(Date.now() / minuteMs) * minuteMs

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const tick = () => {
  for (const listener of listeners) listener()
  timer = setTimeout(tick, minute() + minuteMs - Date.now())
}

/** One clock for all that count. */
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

/** The minute that it is, as they go by. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute, minute)
