import { messageOf, StartFailure } from '../failure.ts'
import { readSettings } from '../settings.ts'
import { perform } from './perform.ts'

/** Entry point of `npm run doctor`; exits with 1 if something is wrong. */
try {
  const isWell = await perform(readSettings(process.env, []), process.argv.slice(2), (line) => {
    process.stdout.write(`${line}\n`)
  })
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  const reason = error instanceof StartFailure ? error.message : `That has failed: ${messageOf(error)}`
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
