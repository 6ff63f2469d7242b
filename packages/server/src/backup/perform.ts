import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf, StartFailure } from '../failure.ts'
import type { Settings } from '../settings.ts'
import { backUp } from './back-up.ts'
import { fromFile, toFile } from './file.ts'
import type { Manifest } from './format.ts'
import { knownPassphrase, newPassphrase } from './passphrase.ts'
import { isEncrypted } from './read.ts'
import { inspect, restore } from './restore.ts'
import type { OnProgress } from './write.ts'

/** The arguments and dependencies of a command. */
export interface Command {
  readonly settings: Settings
  readonly args: readonly string[]
  readonly now: () => Date
  readonly say: (line: string) => void
  readonly onProgress: OnProgress
}

const backupUsage = 'Usage: npm run backup -- <file> [--encrypt]'
const restoreUsage = 'Usage: npm run restore -- <file> [--inspect] [--replace]'

const read = <Options extends Record<string, { type: 'boolean' }>>(
  args: readonly string[],
  options: Options,
  usage: string,
) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new Error('One file is needed')
    return { file: resolve(file), values }
  } catch (error) {
    throw new StartFailure(`${messageOf(error).split('. ')[0]}. ${usage}`)
  }
}

const count = (amount: number) => amount.toLocaleString('en-US')
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`

const describe = ({ tables, files, missingFiles }: Pick<Manifest, 'tables' | 'files' | 'missingFiles'>) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const missing = missingFiles.length > 0 ? `; ${count(missingFiles.length)} files were not in their store` : ''
  return `${count(rows)} rows of ${tables.length} tables and ${count(files)} files${missing}`
}

/** Writes a backup to a file and says what is in it. */
export const performBackup = async ({ settings, args, now, say, onProgress }: Command): Promise<void> => {
  const { file, values } = read(args, { encrypt: { type: 'boolean' } }, backupUsage)
  const passphrase = await newPassphrase(settings.backups.passphrase, values.encrypt === true)
  const since = performance.now()
  const written = await backUp(settings, toFile(file), { now: now(), passphrase, onProgress })
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  say(`Backed up ${describe(written)} to ${file} (${megabytes(statSync(file).size)}, ${seconds} s).`)
  if (passphrase === undefined) say("It isn't encrypted: anyone who can read this file can read all data.")
}

/** Restores a backup from a file, or only verifies it, and prints the result. */
export const performRestore = async ({ settings, args, now, say, onProgress }: Command): Promise<void> => {
  const options = { inspect: { type: 'boolean' }, replace: { type: 'boolean' } } as const
  const { file, values } = read(args, options, restoreUsage)
  const passphrase = await knownPassphrase(settings.backups.passphrase, await isEncrypted(fromFile(file)))
  const source = { open: () => fromFile(file), passphrase }
  const inspected = await inspect(source)
  const { header, manifest } = inspected
  say(
    `${file} was made by Quarterdeck ${header.version} at ${header.createdAt}${header.encryption ? ', encrypted' : ''}. It is whole: ${describe(manifest)}.`,
  )
  if (values.inspect) {
    for (const { name, rows } of manifest.tables.filter((table) => table.rows > 0)) say(`  ${name}: ${count(rows)}`)
    return
  }
  const since = performance.now()
  const { findings, former } = await restore(settings, source, inspected, {
    replaces: values.replace === true,
    now: now(),
    onProgress,
  })
  say(`Restored in ${((performance.now() - since) / 1000).toFixed(1)} s. Everybody has to sign in again.`)
  if (former) say(`The former data are in ${former}: remove that folder when nothing is missing.`)
  const wrong = findings.filter((finding) => finding.wrong > 0)
  if (wrong.length === 0) say('The doctor found no problems.')
  for (const { name, wrong: amount, examples } of wrong)
    say(`The doctor has found: ${name}: ${amount} wrong (${examples.join('; ')})`)
}
