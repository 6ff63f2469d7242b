import { messageOf, StartFailure } from '../failure.ts'
import { readSettings } from '../settings.ts'
import { perform } from './perform.ts'
import { showProgress } from './progress.ts'

const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** Entry point of `npm run seed`: shows progress and the result; after a failure prints the reason and exits with 1. */
try {
  const onProgress = showProgress(process.stdout, () => performance.now() / 1000)
  await perform(readSettings(process.env, []), process.argv.slice(2), say, onProgress)
} catch (error) {
  const reason = error instanceof StartFailure ? error.message : `That has failed: ${messageOf(error)}`
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
