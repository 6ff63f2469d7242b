import type { Size } from './picture-file.ts'

const storedUrl = '/api/pictures?hash='
const stored = /^\/api\/pictures\?hash=([0-9a-f]{64})(?:&size=(\d{1,5})x(\d{1,5}))?$/

/** A picture of a product is kept in its largest size, and in those of these widths that are smaller. */
export const pictureWidths = [160, 480, 960] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** In lists a picture is the square of its middle, with so many pixels a side: sharp up to 40 of a page at twice the density. */
export const smallSide = 80

/** What a picture in a list may weigh, in bytes. */
export const maxSmallBytes = 2000

/**
 * Where an uploaded picture is found: by the hash of its content, so that it never changes. One that is kept in several
 * widths says its largest size, by which a page knows its shape before it is there.
 */
export const pictureUrl = (hash: string, size?: Size): string =>
  `${storedUrl}${hash}${size ? `&size=${size.width}x${size.height}` : ''}`

/** The hash of an uploaded picture, or undefined for a picture from elsewhere. */
export const pictureHash = (url: string): string | undefined => stored.exec(url)?.[1]

/** The size of an uploaded picture, where its address says it. */
export const pictureSize = (url: string): Size | undefined => {
  const [, , width, height] = stored.exec(url) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** The widths below the largest in which a picture is kept. */
export const smallerWidths = (largest: number): readonly PictureWidth[] =>
  pictureWidths.filter((width) => width < largest)

/** A picture in all widths in which it is kept, as `srcset` has them; undefined where there is one only. */
export const pictureSrcset = (url: string): string | undefined => {
  const [hash, size] = [pictureHash(url), pictureSize(url)]
  if (!hash || !size) return undefined
  const smaller = smallerWidths(size.width).map((width) => `${storedUrl}${hash}&width=${width} ${width}w`)
  return smaller.length > 0 ? [...smaller, `${url} ${size.width}w`].join(', ') : undefined
}

/** A picture as lists show it: an uploaded one small, any other as it is. */
export const smallPicture = (url: string): string => {
  const hash = pictureHash(url)
  return hash ? `${storedUrl}${hash}&width=${smallSide}` : url
}
