import { type KeyboardEvent, useState } from 'react'

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Returns roving focus for marks: Tab reaches one, arrow keys the others. */
export const useRoving = (count: number) => {
  const [current, setCurrent] = useState<number>()
  // The latest is what one most likely wants to know.
  const stop = current !== undefined && current < count ? current : count - 1
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const next = move(stop, count - 1)
    setCurrent(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')[next]?.focus()
  }
  return { stop, setStop: setCurrent, onKeyDown }
}
