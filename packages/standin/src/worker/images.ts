import type { Drawn, Images } from '@quarterdeck/api'
import type { Size } from '@quarterdeck/contract/kit/picture-file'

const decode = async (file: Uint8Array<ArrayBuffer>): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(new Blob([file]), { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** Draws a part of a picture in a given size. */
const draw = async (
  bitmap: ImageBitmap,
  from: Size & { readonly left: number; readonly top: number },
  { width, height }: Size,
  { quality = 0.82, isOpaque = false, type = 'image/webp' } = {},
): Promise<Drawn | undefined> => {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  if (isOpaque) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(bitmap, from.left, from.top, from.width, from.height, 0, 0, width, height)
  const blob = await context.canvas.convertToBlob({ type, quality })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height }
}

/** Tried in turn; noise at every point is light in the last, and transparent noise then without its transparency. */
const qualities = [0.82, 0.7, 0.55, 0.4, 0.25, 0.1, 0.01]

/** Pictures by the browser's own codecs. */
export const images: Images = {
  square: async (file, max, choose) => {
    const bitmap = await decode(file)
    if (!bitmap) return undefined
    const { left, top, side } = choose(bitmap)
    const shown = Math.min(side, max)
    const square = await draw(bitmap, { left, top, width: side, height: side }, { width: shown, height: shown })
    bitmap.close()
    return square
  },
  sizes: async (file, choose) => {
    const bitmap = await decode(file)
    if (!bitmap) return undefined
    const { width, height } = bitmap
    const all = await Promise.all(choose(bitmap).map((size) => draw(bitmap, { left: 0, top: 0, width, height }, size)))
    bitmap.close()
    const [largest, ...smaller] = all.filter((each) => each !== undefined)
    return largest && [largest, ...smaller]
  },
  small: async (file, side, maxBytes) => {
    const bitmap = await decode(file)
    if (!bitmap) return undefined
    const shorter = Math.min(bitmap.width, bitmap.height)
    const middle = {
      left: (bitmap.width - shorter) / 2,
      top: (bitmap.height - shorter) / 2,
      width: shorter,
      height: shorter,
    }
    const square = { width: side, height: side }
    for (const quality of qualities) {
      const drawn = await draw(bitmap, middle, square, { quality })
      if (drawn && drawn.bytes.length <= maxBytes) return drawn
    }
    return draw(bitmap, middle, square, { quality: 0.01, isOpaque: true })
  },
  png: async (file, max) => {
    const bitmap = await decode(file)
    if (!bitmap) return undefined
    const { width, height } = bitmap
    const scale = Math.min(1, max.width / width, max.height / height)
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
    const drawn = await draw(bitmap, { left: 0, top: 0, width, height }, size, { type: 'image/png' })
    bitmap.close()
    return drawn
  },
}
