import { expect, test } from 'vitest'
import {
  allPicturesOf,
  type Gallery,
  moved,
  restored,
  withAltText,
  withMain,
  withoutPicture,
  withPicture,
} from './gallery.ts'

const gallery: Gallery = { images: ['/b', '/c'], featureImage: '/a', imageTexts: { '/b': 'A cup' } }

test('a main picture that is not among the others comes first, and joins them when something moves', () => {
  expect(allPicturesOf(gallery)).toEqual(['/a', '/b', '/c'])
  expect(moved(gallery, 0, 2)).toEqual({ ...gallery, images: ['/b', '/c', '/a'] })
  expect(moved(gallery, 2, 0).images).toEqual(['/c', '/a', '/b'])
  expect(withMain(gallery, '/c')).toMatchObject({ images: ['/a', '/b', '/c'], featureImage: '/c' })
  expect(withAltText(gallery, '/c', 'A pot').images).toBe(gallery.images)
})

test('the first picture is the main one', () => {
  const empty: Gallery = { images: [], featureImage: '', imageTexts: {} }
  const one = withPicture(empty, '/x', 0)
  expect(one).toEqual({ images: ['/x'], featureImage: '/x', imageTexts: {} })
  expect(withPicture(one, '/y', 0)).toMatchObject({ images: ['/y', '/x'], featureImage: '/x' })
})

test('what is removed comes back as it was', () => {
  for (const url of allPicturesOf(gallery)) {
    const { gallery: rest, removed } = withoutPicture(gallery, url)
    expect(allPicturesOf(rest)).not.toContain(url)
    expect(rest.imageTexts).not.toHaveProperty(url)
    expect(restored(rest, removed)).toEqual({ ...gallery, images: ['/a', '/b', '/c'] })
  }
})

test('where the main picture goes the next takes its place, until there is none', () => {
  const first = withoutPicture(gallery, '/a').gallery
  expect(first.featureImage).toBe('/b')
  const none = withoutPicture(withoutPicture(first, '/b').gallery, '/c').gallery
  expect(none).toEqual({ images: [], featureImage: '', imageTexts: {} })
})

test('no text is none at all', () => {
  expect(withAltText(gallery, '/b', '').imageTexts).toEqual({})
})
