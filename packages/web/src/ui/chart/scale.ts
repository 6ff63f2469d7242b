/** The next larger round number: 1, 2, 2.5 or 5 times a power of ten. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value) ?? 10
  return step * power
}

/** Where the lines of a scale from zero stand, so that the largest value is within: four steps of round numbers. */
export const ticksOf = (most: number, isWhole: boolean): readonly number[] => {
  if (most <= 0) return [0, 1]
  const step = Math.max(roundUp(most / 4), isWhole ? 1 : 0)
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Every how many-th of some labels is shown, so that there are no more than so many. */
export const everyFor = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))
