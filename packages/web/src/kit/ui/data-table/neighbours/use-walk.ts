import { useLayoutEffect, useRef } from 'react'
import type { Placed } from '../../../lib/lists-on-screen.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'

/**
 * Returns a function that goes to the next record of a list (1) or the previous one (-1). Calls during a step are queued,
 * so that each key press counts.
 * @param shown record on screen; undefined if its position is unknown
 * @param step goes to the record after or before another one; undefined if there is none, which drops the queue
 */
export const useWalk = (
  shown: Placed | undefined,
  step: (from: Placed, by: number) => Promise<Placed | undefined>,
): ((by: 1 | -1) => void) => {
  // Ahead of the URL, which follows.
  const here = useRef(shown)
  const wanted = useRef(0)
  const isBusy = useRef(false)
  const seen = useRef(shown?.record)
  const isAlive = useIsMounted()
  useLayoutEffect(() => {
    const isOther = seen.current !== shown?.record
    seen.current = shown?.record
    if (!isBusy.current && (isOther || here.current?.record === shown?.record)) here.current = shown
  })

  const run = async () => {
    isBusy.current = true
    while (wanted.current !== 0) {
      const by = Math.sign(wanted.current)
      wanted.current -= by
      const to = here.current && isAlive() ? await step(here.current, by) : undefined
      if (to) here.current = to
      else wanted.current = 0
    }
    isBusy.current = false
  }
  return (by) => {
    wanted.current += by
    if (!isBusy.current) void run()
  }
}
