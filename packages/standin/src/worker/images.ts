import type { Images } from '@quarterdeck/api'

const decode = async (file: Uint8Array<ArrayBuffer>): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(new Blob([file]), { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** Pictures by the browser's own codecs. */
export const images: Images = {
  square: async (file, most, choose) => {
    const bitmap = await decode(file)
    if (!bitmap) return undefined
    const { left, top, side } = choose(bitmap)
    const shown = Math.min(side, most)
    const context = new OffscreenCanvas(shown, shown).getContext('2d')
    if (!context) return undefined
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, left, top, side, side, 0, 0, shown, shown)
    bitmap.close()
    const blob = await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
    return { bytes: new Uint8Array(await blob.arrayBuffer()), side: shown }
  },
}
