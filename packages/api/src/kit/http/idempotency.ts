import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Db, Tx } from '../ports.ts'
import { digest } from '../sql/digest.ts'
import type { Rendered } from './render.ts'

/** Checks if the request of an idempotency key was answered, and so done. */
export const isAnswered = async (db: Db, key: string, actorId: number): Promise<boolean> =>
  (await db
    .selectFrom('answers')
    .select('key')
    .where('actorId', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

/**
 * Does `work` once for a key and actor: a repeated request gets the stored answer
 * of the first. The key is taken in the transaction of the work, so that a second
 * request at the same moment waits for the first and neither outlives a crash alone.
 * @param content the body where it is not in `request`, or its fingerprint
 * @throws Problem `key_reused` where the key came with another request before.
 */
export const once = async (
  tx: Tx,
  key: string,
  actorId: number,
  request: string,
  content: string | Uint8Array<ArrayBuffer>,
  now: Date,
  work: () => Promise<Rendered>,
): Promise<Rendered> => {
  const contents = typeof content === 'string' ? content : await digest(content)
  const fingerprint = `${await digest(new TextEncoder().encode(request))}.${contents}`
  const taken = await tx
    .insertInto('answers')
    .values({ key, actorId, request: fingerprint, status: 0, headers: '[]', body: '', at: now })
    .onConflict((conflict) => conflict.columns(['actorId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!taken) {
    const first = await tx
      .selectFrom('answers')
      .select(['request', 'status', 'headers', 'body'])
      .where('actorId', '=', actorId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.request !== fingerprint) throw new Problem('key_reused')
    return { ...first, headers: [...first.headers, ['idempotency-replayed', 'true']] }
  }
  const answer = await work()
  await tx
    .updateTable('answers')
    .set({ status: answer.status, headers: JSON.stringify(answer.headers), body: String(answer.body) })
    .where('actorId', '=', actorId)
    .where('key', '=', key)
    .execute()
  return answer
}
