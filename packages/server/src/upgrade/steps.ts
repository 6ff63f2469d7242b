import type { MigrationStep } from '@quarterdeck/api'

/** Only what takes longer than this is worth a line. */
const quietMs = 2000
/** Pause between two lines about the same step. */
const pauseMs = 15_000

/** Progress of an update of the database. */
export interface Steps {
  readonly onStep: (step: MigrationStep) => void
  /** Describes the current step in a sentence; undefined between updates. */
  readonly describe: () => string | undefined
  readonly end: () => void
}

/** Tells how far an update of the database is, as long as it takes long enough for somebody to wonder. */
export const reportSteps = (say: (line: string) => void): Steps => {
  let current: { readonly step: MigrationStep; readonly since: number } | undefined
  let timer: NodeJS.Timeout | undefined
  const describe = () => {
    if (!current) return undefined
    const { name, number, of } = current.step
    const seconds = Math.round((performance.now() - current.since) / 1000)
    return `the database is being updated, step ${number} of ${of} (${name}), for ${seconds} s`
  }
  const report = () => {
    const text = describe()
    if (text) say(`Please wait: ${text}.`)
    timer = setTimeout(report, pauseMs).unref()
  }
  const end = () => {
    clearTimeout(timer)
    current = undefined
  }
  return {
    describe,
    end,
    onStep: (step) => {
      clearTimeout(timer)
      current = { step, since: performance.now() }
      timer = setTimeout(report, quietMs).unref()
    },
  }
}
