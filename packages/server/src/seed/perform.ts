import { parseArgs } from 'node:util'
import { type Amounts, hasData, inProportion, migrate, seedKinds, seedSample, seedScale } from '@quarterdeck/api'
import { sql } from 'kysely'
import { openDataFolder } from '../data-folder.ts'
import type { Database } from '../database/database.ts'
import { openEmbedded, openRemote } from '../database/open.ts'
import { messageOf, StartFailure } from '../failure.ts'
import { prepareSample } from '../sample.ts'
import type { Settings } from '../settings.ts'
import { explained } from '../storage.ts'

const usage = `Usage: npm run seed -- --orders 1000000 [${seedKinds
  .filter((kind) => kind !== 'orders')
  .map((kind) => `--${kind} N`)
  .join('] [')}]`

const max = 10_000_000

const amountsOf = (args: readonly string[]): Amounts => {
  const options = Object.fromEntries(seedKinds.map((kind) => [kind, { type: 'string' as const }]))
  let values: Record<string, string | boolean | undefined>
  try {
    values = parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new StartFailure(`${messageOf(error).split('. ')[0]}. ${usage}`)
  }
  const given = Object.entries(values).map(([kind, text]) => [kind, Number(text)] as const)
  const wrong = given.find(([, amount]) => !Number.isInteger(amount) || amount < 0 || amount > max)
  if (wrong)
    throw new StartFailure(`--${wrong[0]} must be a whole number up to ${max.toLocaleString('en-US')}. ${usage}`)
  const { orders, ...own } = Object.fromEntries(given) as Partial<Amounts>
  if (!orders) throw new StartFailure(usage)
  const amounts = inProportion(orders, own)
  if (amounts.users === 0 || amounts.products === 0)
    throw new StartFailure("Orders need users and products: don't set --users or --products to 0.")
  if (amounts.invoices > orders) throw new StartFailure("There can't be more invoices than orders: lower --invoices.")
  return amounts
}

const silent = () => undefined

const open = ({ databaseUrl, dataDir }: Settings, say: (line: string) => void): Promise<Database> =>
  databaseUrl ? openRemote(databaseUrl, 'serving', silent) : openEmbedded(openDataFolder(dataDir), say, silent)

const sizeOf = async ({ db }: Database): Promise<string> => {
  const { rows } = await sql<{
    size: string
  }>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db)
  return rows[0]?.size ?? ''
}

/** Fills a sample installation, which it makes where there is none, and says what it did. */
export const perform = async (
  settings: Settings,
  args: readonly string[],
  say: (line: string) => void,
  onProgress: (step: string, done: number, of: number) => void,
): Promise<void> => {
  const amounts = amountsOf(args)
  const database = await open(settings, say)
  try {
    const now = new Date()
    await migrate(database.db)
    const isSample = await prepareSample(
      database,
      { hasData, seedSample },
      { empty: settings.empty, openTo: undefined },
      say,
      now,
    )
    if (!isSample)
      throw new StartFailure('This is a real installation: generated records can only be added to sample data.')
    await database.alone(() => seedScale(database.db, amounts, { now, onProgress }))
    const made = seedKinds.map((kind) => `${amounts[kind].toLocaleString('en-US')} ${kind}`).join(', ')
    const seconds = ((Date.now() - now.getTime()) / 1000).toFixed(1)
    say(`Added ${made} in ${seconds} s. The database has ${await sizeOf(database)} now.`)
  } catch (error) {
    throw explained(error, database, settings)
  } finally {
    await database.close()
  }
}
