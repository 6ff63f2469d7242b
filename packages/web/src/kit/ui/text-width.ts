/** Widths of characters in our font at weight 600, relative to its size and rounded up; others are as wide as `o`. */
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
 * Estimates the maximum width of a text without rendering it: layouts are computed before the font is loaded, with
 * the same result in skeletons.
 * @param size font size in pixels
 */
export const textWidth = (text: string, size: number): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size)
