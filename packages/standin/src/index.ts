import type { Settings } from './intercept.ts'
import { type Line, openLine } from './line.ts'
import type { Closure } from './messages.ts'

let line: Line | undefined

/** Response delay of the specification, in milliseconds. */
const answerDelay = 100

/** Answers the requests of this page from a database in the browser, from now on. */
export const startStandin = async ({
  base,
  delay = answerDelay,
}: Partial<Settings> & Pick<Settings, 'base'>): Promise<void> => {
  const opened = openLine()
  line = opened
  const { intercept } = await import('./intercept.ts')
  await intercept(opened, { base, delay })
  globalThis.quarterdeckStandin = { reset: resetStandin, maintain: opened.maintain }
}

/** Restores the sample data and signs everyone out. */
export const resetStandin = async (): Promise<void> => {
  if (!line) throw new Error('The stand-in has not been started')
  await line.reset()
}

declare global {
  /**
   * Interface for tests and the console: `await quarterdeckStandin.reset()`, `await quarterdeckStandin.maintain({
   * seconds: 60, message: '' })`.
   */
  var quarterdeckStandin:
    | { readonly reset: () => Promise<void>; readonly maintain: (closure: Closure) => Promise<void> }
    | undefined
}
