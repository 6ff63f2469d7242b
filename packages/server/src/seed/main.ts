import { messageOf, StartFailure } from '../failure.ts'
import { readSettings } from '../settings.ts'
import { perform } from './perform.ts'
import { showProgress } from './progress.ts'

const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** The program behind `npm run seed`: shows how far it is and says what it made; a failure, why, and ends with 1. */
try {
  const onProgress = showProgress(process.stdout, () => performance.now() / 1000)
  await perform(readSettings(process.env, []), process.argv.slice(2), say, onProgress)
} catch (error) {
  const reason = error instanceof StartFailure ? error.message : `That has failed: ${messageOf(error)}`
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
