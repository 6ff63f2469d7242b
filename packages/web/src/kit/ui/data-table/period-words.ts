type Unit = 'd' | 'w' | 'm' | 'y'

/** Returns a function that names the periods of `contract/period.ts` in a language. */
export const periodWords =
  (named: Readonly<Record<string, string>>, units: Readonly<Record<Unit, (count: number) => string>>) =>
  (period: string): string => {
    const [, count, unit] = /^(\d+)([dwmy])$/.exec(period) ?? []
    return count ? units[unit as Unit](Number(count)) : (named[period] ?? period)
  }
