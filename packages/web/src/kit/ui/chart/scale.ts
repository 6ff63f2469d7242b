/** Rounds up to 1, 2, 2.5 or 5 times a power of ten; to at least 1 for whole numbers. */
const roundUp = (value: number, isWhole: boolean): number => {
  const power = 10 ** Math.floor(Math.log10(value))
  const steps = [1, 2, 2.5, 5, 10].map((each) => each * power)
  return steps.find((step) => step >= value && (!isWhole || Number.isInteger(step))) ?? 1
}

/** Returns the ticks of an axis from zero that includes the largest value: four round steps. */
export const ticksOf = (most: number, isWhole: boolean): readonly number[] => {
  if (most <= 0) return [0, 1]
  const step = roundUp(most / 4, isWhole)
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Returns the interval of axis labels so that at most `most` are shown. */
export const labelInterval = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))
