import { useLayoutEffect, useState } from 'react'

/** Width of the last screen, assumed for the next one, so that it renders once instead of again after measuring. */
let last = 0

/** Returns the content width in pixels without the side panel; 0 until measured. */
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
