import { expect, test } from 'vitest'
import { pictureHash, pictureSize, pictureSrcset, pictureUrl, smallPicture } from './picture-address.ts'

const hash = 'a1'.repeat(32)
const at = (width: number) => `/api/pictures?hash=${hash}&width=${width} ${width}w`

test('an address says the hash, and the size where there are several', () => {
  const url = pictureUrl(hash, { width: 1600, height: 900 })
  expect([pictureHash(url), pictureSize(url)]).toEqual([hash, { width: 1600, height: 900 }])
  expect(pictureSrcset(url)).toBe(`${at(160)}, ${at(480)}, ${at(960)}, ${url} 1600w`)
})

test('no width is offered that would be larger than the picture', () => {
  const [small, tiny] = [480, 100].map((width) => pictureUrl(hash, { width, height: 50 }))
  expect([pictureSrcset(small ?? ''), pictureSrcset(tiny ?? '')]).toEqual([`${at(160)}, ${small} 480w`, undefined])
})

test.each([
  '',
  '/api/pictures/product?name=teapot',
  'https://example.com/a.jpg',
  `/api/pictures?hash=${hash}${hash}`,
  `https://elsewhere.example/api/pictures?hash=${hash}&size=9x9`,
])('%j is no uploaded picture', (url) => {
  expect([pictureHash(url), pictureSize(url), pictureSrcset(url)]).toEqual([undefined, undefined, undefined])
  expect(smallPicture(url)).toBe(url)
})

test('one that is kept in one size only has an address without it', () => {
  expect([pictureHash(pictureUrl(hash)), pictureSrcset(pictureUrl(hash))]).toEqual([hash, undefined])
})

test('any that was uploaded has a small one', () => {
  for (const url of [pictureUrl(hash), pictureUrl(hash, { width: 60, height: 40 })]) {
    expect(smallPicture(url)).toBe(`/api/pictures?hash=${hash}&width=80`)
  }
})
