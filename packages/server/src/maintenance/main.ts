import { messageOf, StartFailure } from '../failure.ts'
import { readSettings } from '../settings.ts'
import { perform } from './perform.ts'

/**
 * Entry point of `npm run maintenance`: prints the new state in one line; after a failure the reason, and exits with 1.
 */
try {
  process.stdout.write(`${await perform(readSettings(process.env, []), process.argv.slice(2), new Date())}\n`)
} catch (error) {
  const reason = error instanceof StartFailure ? error.message : `That has failed: ${messageOf(error)}`
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
