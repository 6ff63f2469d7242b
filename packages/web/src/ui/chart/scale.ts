/** The next larger round number: 1, 2, 2.5 or 5 times a power of ten; of whole ones 1 at least. */
const roundUp = (value: number, isWhole: boolean): number => {
  const power = 10 ** Math.floor(Math.log10(value))
  const steps = [1, 2, 2.5, 5, 10].map((each) => each * power)
  return steps.find((step) => step >= value && (!isWhole || Number.isInteger(step))) ?? 1
}

/** Where the lines of a scale from zero stand, so that the largest value is within: four steps of round numbers. */
export const ticksOf = (most: number, isWhole: boolean): readonly number[] => {
  if (most <= 0) return [0, 1]
  const step = roundUp(most / 4, isWhole)
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Every how many-th of some labels is shown, so that there are no more than so many. */
export const everyFor = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))
