import sharp from 'sharp'
import { expect, test } from 'vitest'
import { images } from './images.ts'

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#0a5', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
const half = ({ width, height }: { width: number; height: number }) => ({ width: width / 2, height: height / 2 })
const both = (file: Uint8Array) => images.sizes(new Uint8Array(file), (upright) => [upright, half(upright)])

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is drawn in each size, upright', async (format) => {
  const files = await both(await picture(60, 40).toFormat(format).toBuffer())
  expect(files?.map(({ width, height }) => [width, height])).toEqual([
    [60, 40],
    [30, 20],
  ])
  for (const { bytes, width, height } of files ?? []) {
    // Read by what is let in itself.
    const [again] = (await images.sizes(bytes, (upright) => [upright])) ?? []
    expect([again?.width, again?.height]).toEqual([width, height])
  }
})

test('what libvips could read as well is not let in', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const gif = await picture(9, 9).gif().toBuffer()
  const tiff = await picture(9, 9).tiff().toBuffer()
  expect(await Promise.all([svg, gif, tiff].map(both))).toEqual([undefined, undefined, undefined])
})

test('an AVIF whose pixels are more than it says is not decoded', async () => {
  const bomb = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0a5' } })
    .avif({ effort: 0 })
    .toBuffer()
  const at = bomb.indexOf('ispe')
  bomb.writeUInt32BE(60, at + 8)
  bomb.writeUInt32BE(40, at + 12)
  expect(await both(bomb)).toBeUndefined()
})

/** Always the same numbers. */
const dice = () => {
  let last = 7
  return (below: number) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((last / 2 ** 32) * below)
  }
}

test('a damaged file is drawn or refused, whatever is damaged', async () => {
  const roll = dice()
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const file = new Uint8Array(await picture(48, 32).toFormat(format).toBuffer())
    const cut = Array.from({ length: 15 }, () => file.slice(0, roll(file.length)))
    const flipped = Array.from({ length: 40 }, () => {
      const copy = file.slice()
      for (let n = 0; n < 4; n++) {
        const at = roll(copy.length)
        copy[at] = (copy[at] ?? 0) ^ (1 << roll(8))
      }
      return copy
    })
    for (const each of [...cut, ...flipped]) {
      const drawn = await images.square(each, 32, ({ width, height }) => ({
        left: 0,
        top: 0,
        side: Math.min(width, height),
      }))
      expect(drawn === undefined || drawn.bytes.length > 0).toBe(true)
    }
  }
})

test('the middle is drawn as a square that fits into so many bytes', async () => {
  const file = new Uint8Array(await picture(900, 300).jpeg().toBuffer())
  for (const max of [2000, 1200]) {
    const small = await images.small(file, 80, max)
    expect([small?.width, small?.height]).toEqual([80, 80])
    expect(small?.bytes.length).toBeLessThanOrEqual(max)
  }
  expect(await images.small(file.subarray(0, 50), 80, 2000)).toBeUndefined()
})
