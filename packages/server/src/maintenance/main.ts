import { messageOf, StartFailure } from '../failure.ts'
import { readSettings } from '../settings.ts'
import { perform } from './perform.ts'

/** The program behind `npm run maintenance`: says in a line what is so now; a failure, why, and ends with 1. */
try {
  process.stdout.write(`${await perform(readSettings(process.env, []), process.argv.slice(2), new Date())}\n`)
} catch (error) {
  const reason = error instanceof StartFailure ? error.message : `That has failed: ${messageOf(error)}`
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
