import { readFileSync } from 'node:fs'

const everyMs = 5

/** Microseconds, as `process.hrtime` counts. */
const now = () => Number(process.hrtime.bigint() / 1000n)

/** Returns the processor time of the main thread of a process so far, in microseconds. */
const workedBy = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000

type Look = readonly [at: number, worked: number]

const workedUntil = (looks: readonly Look[], moment: number): number => {
  const later = looks.findIndex(([at]) => at >= moment)
  const [before, after] = looks.slice(later < 1 ? -2 : later - 1)
  if (!before || !after) throw new Error('Nothing was looked at')
  return before[1] + ((after[1] - before[1]) * (moment - before[0])) / (after[0] - before[0])
}

/** Samples the processor time of the main thread of a process, which is independent of other load. */
export const watchThread = (pid: number) => {
  const looks: Look[] = []
  const look = () => void looks.push([now(), workedBy(pid)])
  look()
  const looking = setInterval(look, everyMs)
  return {
    end: () => {
      clearInterval(looking)
      look()
    },
    /** Returns its processor time between two moments, spread evenly between two samples. */
    worked: (from: number, to: number): number => workedUntil(looks, to) - workedUntil(looks, from),
  }
}
