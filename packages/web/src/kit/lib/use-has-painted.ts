import { startTransition, useEffect, useState } from 'react'

/** Returns true after the first paint; content needed only later renders then, so that the rest appears sooner. */
export const useHasPainted = (): boolean => {
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
