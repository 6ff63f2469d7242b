import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Client } from '../client.ts'
import type { Given, Tests } from './given.ts'

const hashed = /^\/api\/pictures\?hash=[0-9a-f]{64}$/

/** Returns a picture that is blue on the left and red on the right; with noise if it must not compress well. */
const picture = (width: number, height: number, isNoisy = false) => {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00f' } } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({
    create: { width, height, channels: 3, background: '#f00', ...(isNoisy && { noise }) },
  }).composite([{ input: blue, left: 0, top: 0, ...(isNoisy && { blend: 'multiply' as const }) }])
}

/** Inserts a chunk after the header of a PNG. Its name is read before its checksum. */
const withChunk = (name: string) => (png: Uint8Array) => {
  const chunk = new Uint8Array(20)
  chunk.set([0, 0, 0, 8, ...new TextEncoder().encode(name)])
  return new Uint8Array([...png.subarray(0, 33), ...chunk, ...png.subarray(33)])
}

/** Returns a PNG of a few bytes that claims to be huge. */
const bomb = (width: number, height: number) => {
  const bytes = new Uint8Array(64)
  bytes.set([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

const upload = (client: Client, file: Uint8Array, crop = '') =>
  client.post(`/pictures${crop}`, new Uint8Array(file), { 'content-type': 'application/octet-stream' })

export const pictureTests = ({ as }: Given): Tests<'pictures'> => ({
  upload: () => {
    test('keeps a square of it as a small WebP without anything else, for those who are signed in', async () => {
      const admin = await as('admin')
      const file = await picture(1200, 900)
        .withExif({ IFD0: { Copyright: 'Secret place' } })
        .jpeg()
        .toBuffer()
      const { status, json } = await upload(admin, file)
      expect([status, json]).toEqual([201, { url: expect.stringMatching(hashed), width: 512, height: 512 }])

      const path = json.url.replace(/^\/api/, '')
      const shown = await (await as('viewer')).get(path)
      expect(shown.status).toBe(200)
      expect(shown.headers.get('content-type')).toBe('image/webp')
      expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(shown.text).toMatch(/^RIFF.{4,12}WEBP/s)
      expect(shown.text).not.toMatch(/Exif|Secret/)
      expect((await (await as('stranger')).get(path)).status).toBe(401)
    })

    test('has it as a small square for lists', async () => {
      const { json } = await upload(await as('admin'), await picture(1200, 900, true).jpeg().toBuffer())
      const path = json.url.replace(/^\/api/, '')
      const viewer = await as('viewer')
      const [small, whole] = await Promise.all(['&width=80', ''].map((more) => viewer.get(path + more)))
      expect(small?.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(small?.text).toMatch(/^RIFF.{4,12}WEBP/s)
      expect(small?.text.length).toBeLessThanOrEqual(2000)
      expect(whole?.text.length).toBeGreaterThan(2000)
    })

    test.each(['png', 'webp', 'jpeg', 'avif'] as const)('takes a small %s as it is, by its content', async (format) => {
      const { json } = await upload(await as('admin'), await picture(40, 30).toFormat(format).toBuffer())
      expect(json).toMatchObject({ width: 30, height: 30 })
    })

    test('turns it upright before it crops', async () => {
      const admin = await as('admin')
      // Rotated: upright it is 30 wide and 60 high.
      const lying = await picture(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
      const crop = async (top: number, side: number) =>
        (await upload(admin, lying, `?left=0&top=${top}&side=${side}`)).json
      const [above, below] = [await crop(0, 20), await crop(40, 20)]
      expect([above.width, below.width]).toEqual([20, 20])
      expect(below.url).not.toBe(above.url)
      // Clamped to the bottom of the picture.
      expect((await crop(5000, 20)).url).toBe(below.url)
      expect((await crop(0, 5000)).width).toBe(30)
    })

    test('gives the same picture the same address', async () => {
      const admin = await as('admin')
      const file = await picture(64, 64).png().toBuffer()
      expect((await upload(admin, file)).json.url).toBe((await upload(admin, file)).json.url)
    })

    test('refuses what is no picture, a damaged one, an animated one, and one that would fill the memory', async () => {
      const admin = await as('admin')
      const jpeg = await picture(800, 600, true).jpeg().toBuffer()
      const png = await picture(80, 60, true).png().toBuffer()
      const animated = withChunk('acTL')(png)
      const codes: Record<string, Uint8Array> = {
        'a text': new TextEncoder().encode('no picture'),
        nothing: new Uint8Array(),
        'a vector': new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'a GIF': new TextEncoder().encode('GIF89a'),
        'a head': jpeg.subarray(0, 40),
        'a half': jpeg.subarray(0, jpeg.length / 2),
        garbage: png.map((byte, at) => (at < 60 ? byte : (at * 7) % 251)),
        animated,
        bomb: bomb(20_000, 20_000),
      }
      const refusals = Object.entries(codes).map(async ([name, file]) => {
        const { status, json } = await upload(admin, file)
        return [name, status, json.fields?.image?.code]
      })
      expect(await Promise.all(refusals)).toEqual([
        ['a text', 422, 'picture_type'],
        ['nothing', 422, 'picture_type'],
        ['a vector', 422, 'picture_type'],
        ['a GIF', 422, 'picture_type'],
        ['a head', 422, 'picture_broken'],
        ['a half', 422, 'picture_broken'],
        ['garbage', 422, 'picture_broken'],
        ['animated', 422, 'picture_animated'],
        ['bomb', 422, 'picture_pixels'],
      ])
    })

    test('refuses more than ten megabytes, half a crop, and who may not write users', async () => {
      const admin = await as('admin')
      expect((await upload(admin, new Uint8Array(11 * 1024 * 1024))).json.code).toBe('too_large')
      const file = await picture(64, 64).png().toBuffer()
      expect((await upload(admin, file, '?left=0&top=0')).status).toBe(400)
      expect((await upload(await as('viewer'), file)).status).toBe(403)
    })
  },
  uploadOfProduct: () => {
    const send = async (file: Uint8Array, as_: 'admin' | 'viewer' = 'admin') =>
      (await as(as_)).post('/products/pictures', new Uint8Array(file), { 'content-type': 'application/octet-stream' })

    test('keeps a picture upright, in its shape and in several widths, each as WebP without anything else', async () => {
      // Rotated: upright it is 2000 wide and 4000 high, which exceeds the limit.
      const lying = await picture(4000, 2000)
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Copyright: 'Secret place' } })
        .jpeg()
        .toBuffer()
      const { status, json } = await send(lying)
      expect([status, json]).toEqual([201, { url: expect.any(String), width: 1600, height: 3200 }])
      expect(json.url).toMatch(/^\/api\/pictures\?hash=[0-9a-f]{64}&size=1600x3200$/)

      const viewer = await as('viewer')
      const path = json.url.replace(/^\/api/, '')
      const widths = await Promise.all(
        ['&width=80', '&width=160', '&width=480', '&width=960', ''].map((more) => viewer.get(path + more)),
      )
      const sizes = widths.map(({ text }) => text.length)
      expect(new Set(sizes).size).toBe(5)
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
      for (const { text } of widths) {
        expect(text).toMatch(/^RIFF.{4,12}WEBP/s)
        expect(text).not.toMatch(/Exif|Secret/)
      }
      expect((await viewer.get(`${path}&width=161`)).status).toBe(400)
    })

    test('never makes one larger', async () => {
      const { json } = await send(await picture(300, 90).avif().toBuffer())
      expect(json).toMatchObject({ width: 300, height: 90 })
      const path = json.url.replace(/^\/api/, '')
      const viewer = await as('viewer')
      const [whole, same, smaller] = await Promise.all(
        ['', '&width=960', '&width=160'].map((more) => viewer.get(path + more)),
      )
      expect(same?.text).toBe(whole?.text)
      expect(smaller?.text).not.toBe(whole?.text)
    })

    test('refuses what is no picture in words, and whoever may not write products', async () => {
      const file = await picture(40, 30).png().toBuffer()
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
      const refused = await Promise.all(
        [new TextEncoder().encode(svg), file.subarray(0, 60), bomb(20_000, 20_000)].map((each) => send(each)),
      )
      expect(refused.map(({ status, json }) => [status, json.fields.image.code])).toEqual([
        [422, 'picture_type'],
        [422, 'picture_broken'],
        [422, 'picture_pixels'],
      ])
      expect((await send(new Uint8Array(11 * 1024 * 1024))).status).toBe(413)
      expect((await send(file, 'viewer')).status).toBe(403)
    })
  },
  read: () => {
    test('knows nothing but what was uploaded', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get(`/pictures?hash=${'0'.repeat(64)}`)).status).toBe(404)
      expect((await viewer.get('/pictures?hash=nonsense')).status).toBe(400)
    })
  },
  avatar: () => {
    test('draws the same face for the same seed', async () => {
      const stranger = await as('stranger')
      const { headers, text } = await stranger.get('/pictures/avatar?seed=ada')
      expect(headers.get('content-type')).toContain('image/svg+xml')
      expect(text).toMatch(/^<svg/)
      expect((await stranger.get('/pictures/avatar?seed=ada')).text).toBe(text)
      expect((await stranger.get('/pictures/avatar?seed=bob')).text).not.toBe(text)
      expect((await stranger.get('/pictures/avatar')).status).toBe(400)
    })
  },
  product: () => {
    test('draws the products of the sample data and nothing else', async () => {
      const stranger = await as('stranger')
      const [{ featureImage }] = (await (await as('viewer')).get('/products')).json
      const { status, text } = await stranger.get(featureImage.replace(/^\/api/, ''))
      expect(status).toBe(200)
      expect(text).toMatch(/^<svg/)
      expect((await stranger.get('/pictures/product?name=constructor')).status).toBe(404)
    })
  },
})
