import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Db, Tx } from '../ports.ts'
import { digest } from '../sql/digest.ts'
import type { Rendered } from './render.ts'

/** Returns true if the request of an idempotency key has a stored response, and so was executed. */
export const isAnswered = async (db: Db, key: string, actorId: number): Promise<boolean> =>
  (await db
    .selectFrom('answers')
    .select('key')
    .where('actorId', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

/**
 * Runs `work` once per key and actor: a repeated request gets the stored response. The key is inserted in the transaction of the
 * work, so a parallel request waits for the first, and after a crash both exist or neither does.
 * @param content the body, or its fingerprint, if it is not in `request`
 * @throws Problem `key_reused` if the key was used for another request
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
