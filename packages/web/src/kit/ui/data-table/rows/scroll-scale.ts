/**
 * Mapping of a scroll bar for more rows than a browser can display: elements are limited to 17.9 million pixels in
 * Firefox and 33.5 million in Chromium, divided by the zoom. Beyond the limit, the middle of the range is compressed;
 * both ends are true to scale, so that nothing jumps at the first or last row.
 */
export interface Scale {
  /** Height of the scrolled element. */
  readonly height: number
  readonly isTrue: boolean
  /** Converts a scroll position to the pixel offset of the rows. */
  readonly toPixel: (top: number) => number
  /** Converts a pixel offset of the rows to the scroll position. */
  readonly toTop: (pixel: number) => number
}

export const maxHeight = 6_000_000
const end = 100_000

const between = (min: number, value: number, greatest: number) => Math.min(Math.max(min, value), greatest)

/**
 * @param whole total height of all rows
 * @param viewport visible height
 */
export const scaleOf = (whole: number, viewport: number): Scale => {
  const pixels = Math.max(0, whole - viewport)
  if (whole <= maxHeight) {
    const same = (value: number) => between(0, value, pixels)
    return { height: whole, isTrue: true, toPixel: same, toTop: same }
  }
  const tops = maxHeight - viewport
  const ratio = (pixels - 2 * end) / (tops - 2 * end)
  const toPixel = (top: number) => {
    if (top <= end) return Math.max(0, top)
    if (top >= tops - end) return Math.min(pixels, pixels - (tops - top))
    return end + (top - end) * ratio
  }
  const toTop = (pixel: number) => {
    if (pixel <= end) return Math.max(0, pixel)
    if (pixel >= pixels - end) return Math.min(tops, tops - (pixels - pixel))
    return end + (pixel - end) / ratio
  }
  return { height: maxHeight, isTrue: false, toPixel, toTop }
}
