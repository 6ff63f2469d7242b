const dayMs = 86_400_000
/** Limit of the cache, in days of one zone. */
const max = 5000

/** A period with a constant offset from UTC, in milliseconds. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly offset: number
}

const readerOf = (timeZone: string): ((at: number) => number) => {
  const figures = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...figures, second: 'numeric', hourCycle: 'h23' })
  return (at) => {
    const [month = 1, day = 1, year = 1970, ...time] = (format.format(at).match(/\d+/g) ?? []).map(Number)
    const [hours = 0, minutes = 0, seconds = 0] = time
    return Date.UTC(year, month - 1, day, hours, minutes, seconds) - at
  }
}

/**
 * Returns a function with the UTC offsets of a zone on a UTC day: one stretch, or several on days when clocks change.
 */
export const zoneOffsets = (timeZone: string): ((utcDay: number) => readonly Stretch[]) => {
  const read = readerOf(timeZone)
  const known = new Map<number, number>()
  const offsetOf = (utcDay: number): number => {
    const offset = known.get(utcDay) ?? read(utcDay * dayMs)
    if (known.size > max) known.clear()
    known.set(utcDay, offset)
    return offset
  }
  /** Returns the first moment, to the second, at which the offset has changed. */
  const changeIn = (from: number, to: number, offset: number): number => {
    let [before, after] = [from, to]
    while (after - before > 1000) {
      const middle = before + Math.floor((after - before) / 2000) * 1000
      if (read(middle) === offset) before = middle
      else after = middle
    }
    return after
  }
  const stretches = (from: number, to: number, offset: number, last: number): Stretch[] => {
    if (from === to) return []
    if (offset === last) return [{ from, to, offset }]
    const change = changeIn(from, to, offset)
    return [{ from, to: change, offset }, ...stretches(change, to, read(change), last)]
  }
  return (utcDay) => stretches(utcDay * dayMs, (utcDay + 1) * dayMs, offsetOf(utcDay), offsetOf(utcDay + 1))
}
