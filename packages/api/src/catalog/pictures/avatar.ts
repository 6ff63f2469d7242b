import { bodies, brows, eyes, glasses, hairs, head, mouths, noses, type Parts } from './faces.ts'

/** Calm backgrounds with enough contrast to the black drawing in both themes. */
const tints: Parts = ['e3ecf8', 'e4f1ea', 'faeedd', 'f9e6e8', 'ece8f7', 'e2f1f3', 'f1eee6', 'fbe9f1']

const stirred = (value: number): number => {
  const once = value ^ (value << 13)
  const twice = once ^ (once >> 17)
  return twice ^ (twice << 5)
}

const minInt32 = -(2 ** 31)

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
const numbersOf = (seed: string): (() => number) => {
  let value = 0
  for (let at = 0; at < seed.length; at++) value = stirred(((value << 5) - value + seed.charCodeAt(at)) | 0)
  value ||= 1
  return () => {
    value = stirred(value)
    return (value - minInt32) / (2 ** 32 - 1)
  }
}

/** Parts one over the other, the lowest first. */
export const faceOf = (tint: string, parts: readonly string[]): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 185 185" fill-rule="evenodd" stroke-width="2">',
    `<path fill="#${tint}" d="M0 0h185v185H0z"/>${head}${parts.join('')}</svg>`,
  ].join('')

/** Draws a face of less than 2 kB, always the same for a seed. */
export const drawAvatar = (seed: string): string => {
  const next = numbersOf(seed)
  const pick = (parts: Parts): string => parts[Math.floor(next() * parts.length)] ?? parts[0]
  // Some numbers were for parts that no face has any more: they are passed over, so that people keep their faces.
  const pass = (count: number) => Array.from({ length: count }, next)

  pass(1)
  const shoulders = [pick(bodies), pick(hairs), pick(mouths)]
  pass(1)
  const [nose, gaze, frame, above] = [pick(noses), pick(eyes), pick(glasses), pick(brows)]
  pass(3)
  const worn = next() < 0.25 ? [frame] : []
  return faceOf(pick(tints), [...shoulders, nose, gaze, ...worn, above])
}
