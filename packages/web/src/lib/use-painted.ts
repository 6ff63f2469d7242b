import { startTransition, useEffect, useState } from 'react'

/** Whether a frame has been painted since this came: what is of use only then is drawn then, so that the rest is seen sooner. */
export const usePainted = (): boolean => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      // What a frame callback finds is painted right after it.
      task = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [])
  return isPainted
}
