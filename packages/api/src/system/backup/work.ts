import { nobody } from '../../kit/actor.ts'
import { countUse } from '../../kit/http/rates.ts'
import type { Ports } from '../../kit/ports.ts'
import { notifyWhoMay } from '../notices/index.ts'
import { changeState, isDue, isOverdue, newestGood, noteMade, onlyListed, readState } from './state.ts'

type World = Pick<Ports, 'db' | 'backups' | 'now'>

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** Makes a backup where one is due. Throws where it fails, after the reason is noted. */
export const backUpWhenDue = async ({ db, backups, now }: World): Promise<void> => {
  if (!backups) return
  const state = await readState(db)
  // The first one is made in the first night, and not while somebody looks around.
  if (state.since === null) await changeState(db, (found) => ({ ...found, since: now().toISOString() }))
  if (state.since === null || !(await isDue(db, state, now()))) return
  try {
    const { name, seconds } = await backups.write(now())
    const listed = await backups.list()
    const at = now().toISOString()
    await noteMade(db, now(), (found) =>
      onlyListed(
        {
          ...found,
          finishedAt: at,
          isWanted: false,
          failure: null,
          known: { ...found.known, [name]: { seconds, checkedAt: null, error: '' } },
        },
        listed,
      ),
    )
  } catch (error) {
    const failure = { at: now().toISOString(), error: messageOf(error) }
    await changeState(db, (found) => ({ ...found, isWanted: false, failure }))
    throw error
  }
}

/** Restores the newest backup on the side, where that was not done yet, and notes what came of it. */
export const checkNewest = async ({ db, backups, now }: World): Promise<void> => {
  if (!backups) return
  const state = await readState(db)
  const newest = newestGood(state, await backups.list(), now())
  if (!newest || state.known[newest.name]?.checkedAt) return
  const note = (checked: { readonly checkedAt: string | null; readonly error: string }) =>
    changeState(db, (found) => ({
      ...found,
      known: { ...found.known, [newest.name]: { seconds: found.known[newest.name]?.seconds ?? null, ...checked } },
    }))
  const result = await backups.check(newest.name)
  if (result.state === 'damaged') await note({ checkedAt: null, error: result.reason })
  else await note({ checkedAt: now().toISOString(), error: '' })
}

/** Once a day, whichever server notices. */
const perDay = { burst: 1, perHour: 1 / 24 }

/** Tells owners, once a day, that the newest good backup is older than a day. */
export const notifyOfBackups = async ({ db, backups, now }: World): Promise<void> => {
  if (!backups) return
  const [state, listed, at] = [await readState(db), await backups.list(), now()]
  if (state.since === null || !isOverdue(state, listed, at)) return
  const newest = newestGood(state, listed, at)
  await db.transaction().execute(async (tx) => {
    if ((await countUse(tx, 'backup overdue', perDay, at)) > 0) return
    const data = { since: newest?.createdAt.toISOString() ?? '', reason: state.failure?.error ?? '' }
    await notifyWhoMay({ tx, now: at, actor: nobody }, { event: 'backup_overdue', data })
  })
}
