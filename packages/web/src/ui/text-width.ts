/** How wide letters of our font are at weight 600, in parts of its size, rounded up; what is not named is as wide as `o`. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u1100-\u11ff\u2e80-\uffef]/, 1],
  [/[ Iijl!'’.,:;·|ìíîï]/, 0.34],
  [/[frt()[\]/\\`1-]/, 0.45],
  [/[mM@%W…—]/, 1],
  [/[\p{Lu}w&]/u, 0.8],
]

const cache = new Map<string, number>()

const widthOf = (letter: string): number => {
  const known = cache.get(letter)
  if (known !== undefined) return known
  const width = widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.65
  cache.set(letter, width)
  return width
}

/**
 * How many pixels a text takes at most, known without drawing it: what stands on a screen is laid out before its font is
 * there, and the same in the skeleton.
 * @param size of the font in pixels
 */
export const textWidth = (text: string, size: number): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size)
