import { useLayoutEffect, useState } from 'react'

/** The next screen is most likely as wide as the last one, and is then drawn once and not again when it is measured. */
let last = 0

/** How wide the place of the screen is in pixels, a panel beside it left out; 0 until it is known. */
export const useContentWidth = (): number => {
  const [width, setWidth] = useState(last)
  useLayoutEffect(() => {
    const content = document.getElementById('content')
    if (!content) return
    const observer = new ResizeObserver(([entry]) => {
      last = entry?.contentRect.width ?? 0
      setWidth(last)
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return width
}
