import type { Size } from '@quarterdeck/contract/picture-file'
import type { Crop } from '@quarterdeck/contract/pictures'
import type { Square } from '../ports.ts'

/** The wanted square as far as the picture reaches; without a wish, the largest in the middle. */
export const squareOf = ({ left, top, side }: Crop, { width, height }: Size): Square => {
  const shorter = Math.min(width, height)
  if (left === undefined || top === undefined || side === undefined) {
    return { left: Math.floor((width - shorter) / 2), top: Math.floor((height - shorter) / 2), side: shorter }
  }
  const fitting = Math.min(side, shorter)
  return { left: Math.min(left, width - fitting), top: Math.min(top, height - fitting), side: fitting }
}
