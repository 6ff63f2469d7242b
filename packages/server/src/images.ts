import type { Images } from '@quarterdeck/api'

/** Pictures by libvips, which is loaded with the first one: most starts of a server never see any. */
export const images: Images = {
  square: async (file, most, choose) => {
    const { default: sharp } = await import('sharp')
    try {
      const { autoOrient } = await sharp(file).metadata()
      const { left, top, side } = choose(autoOrient)
      const { data, info } = await sharp(file)
        .autoOrient()
        .extract({ left, top, width: side, height: side })
        .resize(most, most, { withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true })
      return { bytes: new Uint8Array(data), side: info.width }
    } catch {
      return undefined
    }
  },
}
