import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Whether a reply is being written. Whoever ends it is back where they began: at the row of a list, or at the button in `foot`. */
export const useReplying = (foot: RefObject<HTMLElement | null>) => {
  const [isReplying, setReplying] = useState(false)
  const from = useRef<Element>(undefined)
  useLayoutEffect(() => {
    if (isReplying || !from.current) return
    const back = from.current.isConnected ? from.current : foot.current?.querySelector('button')
    from.current = undefined
    if (back instanceof HTMLElement) back.focus()
  }, [isReplying, foot])
  const open = () => {
    from.current = document.activeElement ?? undefined
    setReplying(true)
  }
  return { isReplying, open, close: () => setReplying(false) }
}
