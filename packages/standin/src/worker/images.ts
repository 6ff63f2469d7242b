import type { Drawn, Images } from '@quarterdeck/api'
import type { Size } from '@quarterdeck/contract/core/picture-file'

const decode = async (file: Uint8Array<ArrayBuffer>): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(new Blob([file]), { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** A part of a picture in a size. */
const draw = async (
  bitmap: ImageBitmap,
  from: Size & { readonly left: number; readonly top: number },
  { width, height }: Size,
): Promise<Drawn | undefined> => {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, from.left, from.top, from.width, from.height, 0, 0, width, height)
  const blob = await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height }
}

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
}
