import { messageOf, StartFailure } from '../failure.ts'
import { readSettings } from '../settings.ts'
import { perform } from './perform.ts'

/** The program behind `npm run migrate`: says what it did; a failure, why, and ends with 1. */
try {
  await perform(readSettings(process.env, []), process.argv.slice(2), (line) => {
    process.stdout.write(`${line}\n`)
  })
} catch (error) {
  const reason = error instanceof StartFailure ? error.message : `That has failed: ${messageOf(error)}`
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
