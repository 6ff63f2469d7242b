import { describe, expect, test } from 'vitest'
import { goods } from '../../kit/generator/words.ts'
import { sampleProducts } from '../products/sample.ts'
import { drawAvatar, faceOf } from './avatar.ts'
import { bodies, brows, eyes, glasses, hairs, mouths, noses } from './faces.ts'
import { icons } from './icons.ts'
import { drawProduct } from './product.ts'

/** Maximum weight of a picture in a list, in bytes. */
const light = 2000

const hostile = '"/><script>alert(1)</script>'

describe('a face', () => {
  test('is the same for the same seed and another for another', () => {
    expect(drawAvatar('clara')).toBe(drawAvatar('clara'))
    expect(drawAvatar('clara')).not.toBe(drawAvatar('jonas'))
  })

  test('is a drawing that shows nothing of its seed', () => {
    expect(drawAvatar('clara')).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
    expect(drawAvatar(hostile)).not.toContain('<script')
    expect(drawAvatar(hostile)).not.toContain('alert')
  })

  test('is light, even of the longest parts', () => {
    const longest = [bodies, hairs, mouths, noses, eyes, glasses, brows].map(
      (parts) => parts.toSorted((a, b) => b.length - a.length)[0] ?? '',
    )
    expect(faceOf('e3ecf8', longest).length).toBeLessThan(light)
  })
})

describe('a product', () => {
  test('is drawn for every picture of the sample data, no two alike', async () => {
    const urls = sampleProducts(new Date()).flatMap((product): string[] => [
      product.featureImage,
      ...JSON.parse(product.images),
    ])
    const drawings = await Promise.all(
      urls.map((url) => {
        const { searchParams } = new URL(url, 'http://quarterdeck.test')
        return drawProduct(searchParams.get('name') ?? '', searchParams.get('tint') ?? undefined)
      }),
    )
    for (const drawing of drawings) expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 400 400"/)
    expect(new Set(drawings).size).toBe(urls.length)
  })

  test('is there and light for all that sample and scale data show', async () => {
    const scale = Object.values(goods).flatMap(([, drawings]) => drawings.split(' '))
    for (const name of scale) expect(Object.keys(icons)).toContain(name)
    for (const name of Object.keys(icons)) expect((await drawProduct(name, 'orange'))?.length).toBeLessThan(light)
  })

  test('is undefined where no icon has that name', async () => {
    for (const name of ['', 'no-such-thing', 'constructor', '__proto__', 'toString', '../info', hostile]) {
      expect(await drawProduct(name)).toBeUndefined()
    }
  })

  test('is grey where the tint is none of the palette', async () => {
    const grey = await drawProduct('teapot', 'grey')
    for (const tint of [undefined, '', 'constructor', hostile]) expect(await drawProduct('teapot', tint)).toBe(grey)
    expect(await drawProduct('teapot', 'green')).not.toBe(grey)
  })

  test('brings no script, no handler and no address into the page', async () => {
    const drawing = await drawProduct('camera-with-flash', 'orange')
    expect(drawing).not.toMatch(/<script|\son\w+=|href="[^#]/)
  })
})
