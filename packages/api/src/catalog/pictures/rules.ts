import { smallerWidths } from '@quarterdeck/contract/kit/picture-address'
import type { Size } from '@quarterdeck/contract/kit/picture-file'
import { type Crop, largestPicture } from '@quarterdeck/contract/kit/pictures'
import type { Square } from '../../kit/ports.ts'

/** Returns the requested square within the picture; without one, the largest in the center. */
export const squareOf = ({ left, top, side }: Crop, { width, height }: Size): Square => {
  const shorter = Math.min(width, height)
  if (left === undefined || top === undefined || side === undefined) {
    return { left: Math.floor((width - shorter) / 2), top: Math.floor((height - shorter) / 2), side: shorter }
  }
  const fitting = Math.min(side, shorter)
  return { left: Math.min(left, width - fitting), top: Math.min(top, height - fitting), side: fitting }
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** Returns the stored sizes of a picture in its own shape, largest first; none exceeds the original. */
export const sizesOf = (upright: Size): readonly [Size, ...Size[]] => {
  const fitting = Math.min(1, largestPicture.width / upright.width, largestPicture.height / upright.height)
  const largest = scaled(upright, fitting)
  const smaller = smallerWidths(largest.width).map((width) => ({
    width,
    height: scaled(largest, width / largest.width).height,
  }))
  return [largest, ...smaller]
}
