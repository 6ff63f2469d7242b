import { messageOf, StartFailure } from '../failure.ts'
import { showProgress } from '../seed/progress.ts'
import { readSettings } from '../settings.ts'
import { performBackup, performRestore } from './perform.ts'

/**
 * Entry point of `npm run backup` and `npm run restore`, named by the first argument. Prints the reason of a failure
 * and exits with 1.
 */
try {
  const [command, ...args] = process.argv.slice(2)
  await (command === 'restore' ? performRestore : performBackup)({
    settings: readSettings(process.env, []),
    args,
    now: () => new Date(),
    say: (line) => {
      process.stdout.write(`${line}\n`)
    },
    onProgress: showProgress(process.stdout, () => performance.now() / 1000),
  })
} catch (error) {
  const reason = error instanceof StartFailure ? error.message : `That has failed: ${messageOf(error)}`
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
