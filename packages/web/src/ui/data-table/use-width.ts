import { useLayoutEffect, useState } from 'react'

/** How wide an element is, known before it is painted; 0 without one. */
export const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}
