import { type RefCallback, useCallback, useState } from 'react'

/** Distance by which tables extend beyond the page content on both sides, in pixels. */
export const gutter = 24

/** Width of the last list, assumed for the next one, so that it renders once instead of again after measuring. */
let last = 0

/** Sets the width assumed for lists; used when the build prerenders screens and cannot measure. */
export const setInitialWidth = (pixels: number): void => {
  last = pixels
}

/** Returns the width of an element, known before the first paint (0 without one), and the ref to attach. */
export const useWidth = (): readonly [number, RefCallback<HTMLElement>] => {
  const [width, setWidth] = useState(last)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      last = element.clientWidth
      setWidth(last)
    }
    if (last === 0) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref]
}
