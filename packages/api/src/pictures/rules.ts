import { type Crop, maxMegapixels } from '@quarterdeck/contract/pictures'
import { type FieldProblem, fieldProblem, type Problem } from '@quarterdeck/contract/problem'
import type { Size, Square } from '../ports.ts'
import { inspect } from './inspect.ts'

const refusal = (problem: FieldProblem): Problem => fieldProblem('image', problem)

export const broken = () => refusal({ code: 'picture_broken', message: 'This picture is damaged' })

/** Refuses what is no picture, or one that would cost too much to decode. @throws Problem at `image` */
export const guardPicture = (bytes: Uint8Array): void => {
  const seen = inspect(bytes)
  if (!seen) throw refusal({ code: 'picture_type', message: 'This is not a JPEG, PNG or WebP picture' })
  if (seen === 'broken' || seen.width * seen.height === 0) throw broken()
  if (seen.isAnimated) throw refusal({ code: 'picture_animated', message: 'This picture is animated' })
  if (seen.width * seen.height > maxMegapixels * 1_000_000) {
    const message = `This picture has more than ${maxMegapixels} megapixels`
    throw refusal({ code: 'picture_pixels', limit: maxMegapixels, message })
  }
}

/** The wanted square as far as the picture reaches; without a wish, the largest in the middle. */
export const squareOf = ({ left, top, side }: Crop, { width, height }: Size): Square => {
  const shorter = Math.min(width, height)
  if (left === undefined || top === undefined || side === undefined) {
    return { left: Math.floor((width - shorter) / 2), top: Math.floor((height - shorter) / 2), side: shorter }
  }
  const fitting = Math.min(side, shorter)
  return { left: Math.min(left, width - fitting), top: Math.min(top, height - fitting), side: fitting }
}
