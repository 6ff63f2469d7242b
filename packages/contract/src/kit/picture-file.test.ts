import { expect, test } from 'vitest'
import { pictureBreach } from './picture-file.ts'

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const little = (value: number, bytes: number) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff)
const big = (value: number, bytes: number) => little(value, bytes).reverse()

const webp = (kind: string, ...content: number[]) =>
  new Uint8Array([...ascii('RIFF'), 0, 0, 0, 0, ...ascii(`WEBP${kind}`), ...little(content.length, 4), ...content])
const lossy = (width: number, height: number) =>
  webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2))
const lossless = (width: number, height: number) =>
  webp('VP8L', 0x2f, ...little(((width - 1) | ((height - 1) << 14)) >>> 0, 4))
const extended = (flags: number, width: number, height: number) =>
  webp('VP8X', flags, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3))
const png = (width: number, height: number, next = 'IDAT') =>
  new Uint8Array([
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...[...big(13, 4), ...ascii('IHDR'), ...big(width, 4), ...big(height, 4), 8, 2, 0, 0, 0, 0, 0, 0, 0],
    ...[...big(8, 4), ...ascii(next), 0, 0, 0, 0, 0, 0, 0, 0],
  ])
/** A JPEG with a comment before the frame header, as cameras write. */
const jpeg = (width: number, height: number) =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xfe, ...big(4, 2), 0, 0],
    ...[0xff, 0xff, 0xc2, ...big(17, 2), 8, ...big(height, 2), ...big(width, 2), 3],
  ])

const box = (name: string, ...content: readonly number[]) => [...big(content.length + 8, 4), ...ascii(name), ...content]
const ispe = (width: number, height: number) => box('ispe', 0, 0, 0, 0, ...big(width, 4), ...big(height, 4))
/** A picture with an embedded thumbnail. */
const avif = (width: number, height: number, brand = 'avif', ...more: readonly number[]) =>
  new Uint8Array([
    ...box('ftyp', ...ascii(brand), 0, 0, 0, 0, ...ascii('mif1')),
    ...more,
    ...box(
      'meta',
      0,
      0,
      0,
      0,
      ...box('hdlr', 0),
      ...box('iprp', ...box('ipco', ...ispe(2, 2), ...ispe(width, height))),
    ),
  ])

const sized = { lossy, lossless, png, jpeg, avif, extended: extended.bind(undefined, 0) }

test.each(Object.entries(sized))('%s is taken up to fifty megapixels', (_, file) => {
  expect(pictureBreach(file(8000, 6250))).toBeUndefined()
  expect(pictureBreach(file(8000, 6251))).toMatchObject({ code: 'picture_pixels', limit: 50 })
})

test('an animation is refused as such', () => {
  expect(pictureBreach(extended(2, 10, 10))?.code).toBe('picture_animated')
  expect(pictureBreach(png(10, 10, 'acTL'))?.code).toBe('picture_animated')
  expect(pictureBreach(avif(10, 10, 'avis'))?.code).toBe('picture_animated')
  expect(pictureBreach(avif(10, 10, 'avif', ...box('moov')))?.code).toBe('picture_animated')
})

test.each(Object.entries(sized))('%s that breaks off is damaged', (_, file) => {
  expect(pictureBreach(file(10, 10).subarray(0, 16))?.code).toBe('picture_broken')
})

test('anything else is no picture, whatever it is called', () => {
  for (const text of ['', 'GIF89a', '<svg/>', 'RIFF0000WAVE', '\0\0\0\x10ftypheic', '\0\0\0\0ftypmp42', '\xff\xd8']) {
    expect(pictureBreach(new Uint8Array(ascii(text)))?.code).toBe('picture_type')
  }
})

test('whatever is damaged, it is looked at without a failure', () => {
  for (const make of Object.values(sized)) {
    const file = make(300, 200)
    for (let at = 0; at < file.length; at++) {
      const flipped = file.slice()
      flipped[at] = 0xff - (flipped[at] ?? 0)
      expect(() => [pictureBreach(flipped), pictureBreach(file.subarray(0, at))]).not.toThrow()
    }
  }
})

test('a file of nothing but boxes is soon looked through', () => {
  const boxes = new Uint8Array(1024 * 1024)
  for (let at = 0; at < boxes.length; at += 8) boxes.set(at === 0 ? box('ftyp') : box('free'), at)
  boxes.set(box('ftyp', ...ascii('avif'), 0, 0, 0, 0, ...ascii('avif')))
  expect(pictureBreach(boxes)?.code).toBe('picture_broken')
})
