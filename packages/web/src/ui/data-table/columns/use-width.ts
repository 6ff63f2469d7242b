import { type RefCallback, useCallback, useState } from 'react'

/** A table reaches as far beyond the rest of the screen, on both sides. */
export const gutter = 24

/** The next list is most likely as wide as the last one, and is then drawn once and not again when it is measured. */
let last = 0

/** How wide lists are: where the build draws them nothing can be measured, and then its drawing tells. */
export const assumeWidth = (pixels: number): void => {
  last = pixels
}

/** How wide an element is, known before it is painted (0 without one), and the ref that says which element. */
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
