import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxHeight, scaleOf } from './scroll-scale.ts'

const viewport = 700

test('what a browser can hold is scrolled as it is', () => {
  const scale = scaleOf(50_000 * 44, viewport)
  expect(scale.height).toBe(2_200_000)
  expect(scale.toPixel(123_456)).toBe(123_456)
  expect(scale.toTop(5_000_000)).toBe(2_200_000 - viewport)
})

test('a million rows span the scroll bar from the first to the last', () => {
  const whole = 1_000_000 * 44
  const scale = scaleOf(whole, viewport)
  expect(scale.height).toBe(maxHeight)
  expect(scale.toPixel(0)).toBe(0)
  expect(scale.toPixel(maxHeight - viewport)).toBe(whole - viewport)
  expect(scale.toPixel((maxHeight - viewport) / 2)).toBeCloseTo((whole - viewport) / 2)
  // Near the ends a pixel is a pixel.
  expect(scale.toPixel(440)).toBe(440)
  expect(scale.toPixel(maxHeight - viewport - 440)).toBe(whole - viewport - 440)
})

test('a place is found again, and further down is further down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.nat(), fc.nat(), (rows, first, second) => {
      const whole = rows * 36
      const scale = scaleOf(whole, viewport)
      const [a, b] = [first, second].map((value) => value % (Math.max(0, whole - viewport) + 1)).sort((x, y) => x - y)
      expect(scale.toPixel(scale.toTop(a ?? 0))).toBeCloseTo(a ?? 0, 3)
      expect(scale.toTop(b ?? 0)).toBeGreaterThanOrEqual(scale.toTop(a ?? 0))
    }),
  )
})
