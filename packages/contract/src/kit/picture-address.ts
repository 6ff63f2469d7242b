import type { Size } from './picture-file.ts'

const storedUrl = '/api/pictures?hash='
const stored = /^\/api\/pictures\?hash=([0-9a-f]{64})(?:&size=(\d{1,5})x(\d{1,5}))?$/

/** Widths in which smaller versions of a product picture are stored. */
export const pictureWidths = [160, 480, 960] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Side of the square in lists in pixels, cut from the middle: sharp up to 40 CSS pixels at double density. */
export const smallSide = 80

/** Maximum size of a picture in lists, in bytes. */
export const maxSmallBytes = 2000

/**
 * Returns the address of an uploaded picture: the hash of its content, so that it never changes. A picture in several
 * widths includes its largest size, which lets pages reserve the space.
 */
export const pictureUrl = (hash: string, size?: Size): string =>
  `${storedUrl}${hash}${size ? `&size=${size.width}x${size.height}` : ''}`

/** Returns the hash of an uploaded picture, or undefined for any other. */
export const pictureHash = (url: string): string | undefined => stored.exec(url)?.[1]

/** Returns the size of an uploaded picture, if its address contains it. */
export const pictureSize = (url: string): Size | undefined => {
  const [, , width, height] = stored.exec(url) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** Returns the stored widths below the largest. */
export const smallerWidths = (largest: number): readonly PictureWidth[] =>
  pictureWidths.filter((width) => width < largest)

/** Returns all stored widths as a `srcset`, or undefined if there is only one. */
export const pictureSrcset = (url: string): string | undefined => {
  const [hash, size] = [pictureHash(url), pictureSize(url)]
  if (!hash || !size) return undefined
  const smaller = smallerWidths(size.width).map((width) => `${storedUrl}${hash}&width=${width} ${width}w`)
  return smaller.length > 0 ? [...smaller, `${url} ${size.width}w`].join(', ') : undefined
}

/** Returns the address of a picture for lists: the small version of an uploaded one. */
export const smallPicture = (url: string): string => {
  const hash = pictureHash(url)
  return hash ? `${storedUrl}${hash}&width=${smallSide}` : url
}
