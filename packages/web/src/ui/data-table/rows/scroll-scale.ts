/**
 * A scroll bar that spans more than a browser can: elements end at 17.9 million pixels in Firefox and at 33.5 million
 * in Chromium, divided by the zoom. Beyond `most` the range is compressed in its middle and true to scale at both ends,
 * so that nothing jumps where one meets the first or the last row.
 */
export interface Scale {
  /** How high the rows together are made. */
  readonly height: number
  readonly isTrue: boolean
  /** Which pixel of the rows stands at the top, for a place of the scroll bar. */
  readonly toPixel: (top: number) => number
  /** Where the scroll bar stands, for a pixel of the rows. */
  readonly toTop: (pixel: number) => number
}

export const maxHeight = 6_000_000
const end = 100_000

const between = (min: number, value: number, greatest: number) => Math.min(Math.max(min, value), greatest)

/**
 * @param whole how high all rows would be
 * @param viewport how much of them is seen at once
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
