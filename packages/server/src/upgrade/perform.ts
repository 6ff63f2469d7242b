import { parseArgs } from 'node:util'
import { migrate, type PlannedMigration, type PlannedStatement, planMigrations } from '@quarterdeck/api'
import { openDataFolder } from '../data-folder.ts'
import { openEmbedded, openRemote } from '../database/open.ts'
import { reachDatabase } from '../database/reach.ts'
import { messageOf, StartFailure } from '../failure.ts'
import type { Settings } from '../settings.ts'
import { explained } from '../storage.ts'
import { reportSteps } from './steps.ts'

const readPlan = (args: readonly string[]): boolean => {
  try {
    return parseArgs({ args: [...args], options: { plan: { type: 'boolean' } } }).values.plan ?? false
  } catch (error) {
    throw new StartFailure(`${messageOf(error).split('. ')[0]}. Usage: npm run migrate [-- --plan]`)
  }
}

const effects: Readonly<Record<PlannedStatement['locks'], string>> = {
  all: 'nobody reads or writes it meanwhile',
  writes: 'nobody writes it meanwhile',
  rows: 'nobody else writes the changed rows meanwhile',
  nothing: '',
}

const short = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}

const linesOf = ({ name, statements }: PlannedMigration): string[] => [
  name,
  ...statements.map(({ text, table, locks, rows }) => {
    const about = table ? `\n    ${table} (about ${rows.toLocaleString('en-US')} rows): ${effects[locks]}` : ''
    return `  ${short(text)}${about}`
  }),
]

const plan = async (settings: Settings, say: (line: string) => void): Promise<void> => {
  const { db, close } = await reachDatabase(settings)
  try {
    const planned = await planMigrations(db)
    if (planned.length === 0) return say('The database is up to date: starting this version changes nothing in it.')
    say(`Starting this version changes the database by ${planned.length} migrations, in one transaction:`)
    for (const migration of planned) for (const line of linesOf(migration)) say(line)
    say('Afterwards, counts whose definition has changed are counted again, one table at a time.')
    say('Nothing has been changed. Back up first: npm run backup -- <file>')
  } finally {
    await close()
  }
}

/** Brings the database up to date as the next start would, or says what that would change. */
export const perform = async (
  settings: Settings,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> => {
  if (readPlan(args)) return plan(settings, say)
  const silent = () => undefined
  const { databaseUrl, dataDir } = settings
  const database = databaseUrl
    ? await openRemote(databaseUrl, 'serving', silent)
    : await openEmbedded(openDataFolder(dataDir), say, silent)
  const since = performance.now()
  const steps = reportSteps(say)
  try {
    await migrate(database.db, steps.onStep)
    say(`The database is up to date (${((performance.now() - since) / 1000).toFixed(1)} s).`)
  } catch (error) {
    throw explained(error, database, settings)
  } finally {
    steps.end()
    await database.close()
  }
}
