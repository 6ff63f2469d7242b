import { parseArgs } from 'node:util'
import { type Db, readMaintenance, switchMaintenance } from '@quarterdeck/api'
import { longestMaintenanceMessage } from '@quarterdeck/contract/system/status'
import { reachDatabase } from '../database/reach.ts'
import { codeOf, messageOf, StartFailure } from '../failure.ts'
import type { Settings } from '../settings.ts'
import { readUntil } from './until.ts'

const usage =
  'Usage: npm run maintenance -- on --until <14:30 | +30m | 2030-01-31T14:30> [--message <words>] | off | status'

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { until: { type: 'string' }, message: { type: 'string' } },
    })
  } catch (error) {
    throw new StartFailure(`${messageOf(error).split('. ')[0]}. ${usage}`)
  }
}

const describe = async (db: Db, now: Date) => {
  const found = await readMaintenance(db, now)
  if (!found) return 'Maintenance is off: Quarterdeck is open.'
  const time = new Date(found.until).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long' })
  return `Maintenance is on until ${time}${found.message && `: ${found.message}`}`
}

const undefinedTable = '42P01'

/** Switches maintenance and answers what is so afterwards. */
export const perform = async (settings: Settings, args: readonly string[], now: Date): Promise<string> => {
  const { positionals, values } = readArguments(args)
  const [what] = positionals
  if (positionals.length !== 1 || !what || !['on', 'off', 'status'].includes(what)) throw new StartFailure(usage)
  const message = values.message?.trim() ?? ''
  if (message.length > longestMaintenanceMessage)
    throw new StartFailure(`The message may have at most ${longestMaintenanceMessage} characters.`)
  const change = what === 'on' ? { until: readUntil(values.until, now), message } : null

  const { db, close } = await reachDatabase(settings)
  try {
    if (what !== 'status') await switchMaintenance(db, change)
    return await describe(db, now)
  } catch (error) {
    if (codeOf(error) !== undefinedTable) throw error
    throw new StartFailure('This database is from an older version: start Quarterdeck once to update it.')
  } finally {
    await close()
  }
}
