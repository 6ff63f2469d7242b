import type { FieldProblem } from './problem.ts'

/** Limits of a picture file in bytes and in pixels, each of which takes four bytes when decoded. */
export const maxPictureBytes = 10 * 1024 * 1024
export const maxMegapixels = 50

/** Size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Facts in the header of a picture file, read without decoding it. */
interface Inspected extends Size {
  readonly isAnimated: boolean
}

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

/** Iterates over the chunks of a PNG before the first pixel; `acTL` announces an animation. */
const inspectPng = (bytes: Uint8Array): Inspected => {
  const view = viewOf(bytes)
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = ascii(bytes, at + 4, 4)
    if (name === 'acTL') return { ...size, isAnimated: true }
    if (name === 'IDAT') break
  }
  return { ...size, isAnimated: false }
}

/** Iterates over the segments of a JPEG up to the frame header, whose marker names the coding. */
const inspectJpeg = (bytes: Uint8Array): Inspected | undefined => {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    // Any number of bytes may fill the space before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), isAnimated: false }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const inspectWebp = (bytes: Uint8Array): Inspected | undefined => {
  const view = viewOf(bytes)
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, isAnimated: false }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isAnimated: false }
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
        isAnimated: ((bytes[20] ?? 0) & 2) !== 0,
      }
    default:
      return undefined
  }
}

/** A box of an ISO media file: its name, and the offsets of its content. */
interface Box {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Maximum number of boxes and brands that are read; real pictures have a handful. */
const maxParts = 200

/** Iterates over the boxes in a range. A box without a size, or with one over four bytes, reaches to the end. */
const boxesOf = (bytes: Uint8Array, from: number, to: number): readonly Box[] => {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < maxParts; at = boxes.at(-1)?.to ?? to) {
    const size = view.getUint32(at)
    boxes.push({ name: ascii(bytes, at + 4, 4), from: at + 8, to: size < 8 ? to : Math.min(at + size, to) })
  }
  return boxes
}

const brandsOf = (bytes: Uint8Array): readonly string[] => {
  if (ascii(bytes, 4, 4) !== 'ftyp') return []
  const [type] = boxesOf(bytes, 0, bytes.length)
  const length = Math.min(Math.floor(((type?.to ?? 0) - 8) / 4), maxParts)
  return Array.from({ length }, (_, at) => ascii(bytes, 8 + 4 * at, 4))
}

/** Returns the size of an AVIF picture, which is that of its largest item. */
const inspectAvif = (bytes: Uint8Array): Inspected | undefined => {
  const view = viewOf(bytes)
  const inside = (boxes: readonly Box[], name: string, skip = 0) =>
    boxes.filter((box) => box.name === name).flatMap(({ from, to }) => boxesOf(bytes, from + skip, to))
  const all = boxesOf(bytes, 0, bytes.length)
  const sizes = inside(inside(inside(all, 'meta', 4), 'iprp'), 'ipco')
    .filter(({ name }) => name === 'ispe')
    .map(({ from }) => ({ width: view.getUint32(from + 4), height: view.getUint32(from + 8) }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
  const isAnimated = brandsOf(bytes).includes('avis') || all.some(({ name }) => name === 'moov')
  return isAnimated ? { width: 1, height: 1, isAnimated } : sizes[0] && { ...sizes[0], isAnimated }
}

const inspectors = [
  { is: (bytes: Uint8Array) => ascii(bytes, 1, 7) === 'PNG\r\n\x1a\n', inspect: inspectPng },
  { is: (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff, inspect: inspectJpeg },
  { is: (bytes: Uint8Array) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP', inspect: inspectWebp },
  { is: (bytes: Uint8Array) => brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand)), inspect: inspectAvif },
]

/** Returns the facts of a picture, undefined for any other format, or `broken` for a truncated file. */
const inspect = (bytes: Uint8Array): Inspected | 'broken' | undefined => {
  const known = inspectors.find(({ is }) => is(bytes))
  if (!known) return undefined
  try {
    return known.inspect(bytes) ?? 'broken'
  } catch {
    // Reading past the end.
    return 'broken'
  }
}

/**
 * Returns the reason to refuse a picture by its content, or undefined if it may be decoded. The browser checks before
 * uploading, the server before decoding.
 */
export const pictureBreach = (bytes: Uint8Array): FieldProblem | undefined => {
  const seen = inspect(bytes)
  if (!seen) return { code: 'picture_type', message: 'This is not a JPEG, PNG, WebP or AVIF picture' }
  if (seen === 'broken' || seen.width * seen.height === 0) return pictureBroken
  if (seen.isAnimated) return { code: 'picture_animated', message: 'This picture is animated' }
  if (seen.width * seen.height <= maxMegapixels * 1_000_000) return undefined
  return {
    code: 'picture_pixels',
    limit: maxMegapixels,
    message: `This picture has more than ${maxMegapixels} megapixels`,
  }
}

export const pictureBroken: FieldProblem = { code: 'picture_broken', message: 'This picture is damaged' }
