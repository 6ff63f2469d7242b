import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { readServed, serves } from './processes.ts'

/** Folder inside the data folder in which a backup is restored. */
const stageName = 'restoring'
/** Marker written when everything is restored and verified: from then on it replaces the former data. */
const doneName = 'restored.json'
/** Entries of a data folder that are replaced; all others contain no data. */
const moved = ['postgres', 'database-folder', 'database-password', 'session-secret', 'pictures']

const Moves = z.object({ replaced: z.string(), out: z.array(z.string()), in: z.array(z.string()) })

export const stageOf = (folder: string): string => join(folder, stageName)

/** Ends the database that still serves a stage, as after `kill -9` of the restore. */
const endDatabase = async (cluster: string): Promise<void> => {
  const served = readServed(cluster)
  if (!served || !serves(served.pid, cluster)) return
  process.kill(served.pid, 'SIGQUIT')
  while (serves(served.pid, cluster)) await sleep(20)
}

/** Removes a data folder that was made inside another one, with the database in it. */
export const removeStage = async (stage: string): Promise<void> => {
  if (!existsSync(stage)) return
  const pointer = join(stage, 'database-folder')
  const elsewhere = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined
  await endDatabase(join(elsewhere ?? stage, 'postgres'))
  for (const each of [elsewhere, stage]) if (each) rmSync(each, { recursive: true, force: true, maxRetries: 5 })
}

/** Does what is left to do of a swap; each step is one rename, and those that are done are seen. */
const swap = (folder: string, stage: string): string => {
  const moves = Moves.parse(JSON.parse(readFileSync(join(stage, doneName), 'utf8')))
  const replaced = join(folder, moves.replaced)
  for (const name of moves.out) {
    // Gone already, or in the place of its like already.
    const isDone = existsSync(join(replaced, name)) || !existsSync(join(folder, name))
    if (isDone) continue
    mkdirSync(replaced, { recursive: true, mode: 0o700 })
    renameSync(join(folder, name), join(replaced, name))
  }
  for (const name of moves.in) if (existsSync(join(stage, name))) renameSync(join(stage, name), join(folder, name))
  rmSync(stage, { recursive: true, force: true })
  return replaced
}

/**
 * Puts what was restored into the place of the former data, which is moved aside. The caller holds the lock of the data folder.
 * @returns the folder that now has the former data; undefined where there were none
 */
export const takePlace = (folder: string, now: Date): string | undefined => {
  const stage = stageOf(folder)
  const there = new Set(readdirSync(stage))
  const former = new Set(readdirSync(folder))
  const into = moved.filter((name) => there.has(name))
  // Without a secret of its own the restored database uses the existing one.
  const out = moved.filter((name) => former.has(name) && (name !== 'session-secret' || there.has(name)))
  const replaced = `replaced-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`
  const file = join(stage, doneName)
  writeFileSync(`${file}.new`, JSON.stringify({ replaced, out, in: into }), { flush: true, mode: 0o600 })
  renameSync(`${file}.new`, file)
  swap(folder, stage)
  return out.includes('postgres') || out.includes('database-folder') ? join(folder, replaced) : undefined
}

/** Finishes a restore that was interrupted while it took its place; removes what is left of one that was interrupted before. */
export const settleRestore = async (folder: string): Promise<void> => {
  const stage = stageOf(folder)
  if (!existsSync(stage)) return
  if (existsSync(join(stage, doneName))) swap(folder, stage)
  else await removeStage(stage)
}
