import { type Drawn, type Images, openSlots } from '@quarterdeck/api'
import type { Size } from '@quarterdeck/contract/kit/picture-file'
import { maxMegapixels } from '@quarterdeck/contract/kit/picture-file'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Sharp, SharpOptions } from 'sharp'

type Open = (input: Uint8Array, options?: SharpOptions) => Sharp

/** libvips reads dozens of formats, among them SVG and PDF: only those that are taken are let in. */
const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`)

/** Loaded with the first picture: most starts of a server never see any. */
let loaded: Promise<Open> | undefined
const load = async (): Promise<Open> => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  return sharp
}

/** Limits concurrent decoding; a large picture takes 200 MB. */
const inTurn = openSlots(
  2,
  20,
  () => new Problem('unavailable', { message: 'Too many pictures are being uploaded: try again later' }),
)
const limits = { limitInputPixels: maxMegapixels * 1_000_000 }
const longest = { seconds: 20 }

const written = async (picture: Sharp): Promise<Drawn> => {
  const { data, info } = await picture.timeout(longest).toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}
const drawn = (picture: Sharp, quality = 82): Promise<Drawn> => written(picture.webp({ quality }))

/** Reads a picture when it is its turn; what libvips stumbles over is a damaged one. */
const reading = <T>(file: Uint8Array, draw: (upright: Size, picture: Sharp, open: Open) => Promise<T>) =>
  inTurn(async () => {
    loaded ??= load()
    const open = await loaded
    try {
      const { autoOrient } = await open(file, limits).metadata()
      return await draw(autoOrient, open(file, limits).autoOrient(), open)
    } catch {
      return undefined
    }
  })

/** Tried in turn; noise at every point is light in the last, and transparent noise then without its transparency. */
const qualities = [82, 70, 55, 40, 25, 10, 1]

/** Pictures by libvips. */
export const images: Images = {
  square: (file, max, choose) =>
    reading(file, (upright, picture) => {
      const { left, top, side } = choose(upright)
      return drawn(
        picture.extract({ left, top, width: side, height: side }).resize(max, max, { withoutEnlargement: true }),
      )
    }),
  sizes: (file, choose) =>
    reading(file, async (upright, picture, open) => {
      const [largest, ...smaller] = choose(upright)
      // Decoded once: the smaller ones are made of the largest.
      const { data, info } = await picture
        .resize(largest.width, largest.height, { fit: 'fill' })
        .raw()
        .timeout(longest)
        .toBuffer({ resolveWithObject: true })
      const pixels = () => open(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      const files: [Drawn, ...Drawn[]] = [await drawn(pixels())]
      for (const { width, height } of smaller) files.push(await drawn(pixels().resize(width, height, { fit: 'fill' })))
      return files
    }),
  small: (file, side, maxBytes) =>
    reading(file, async (_, picture) => {
      const square = picture.resize(side, side)
      for (const quality of qualities) {
        const each = await drawn(square.clone(), quality)
        if (each.bytes.length <= maxBytes) return each
      }
      return drawn(square.flatten({ background: '#fff' }), 1)
    }),
  png: (file, { width, height }) =>
    reading(file, (_, picture) =>
      written(
        picture
          .resize(width, height, { fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .png({ compressionLevel: 9 }),
      ),
    ),
}
