import { applicants as endpoints } from '@quarterdeck/contract/career/applicants'
import type { Serve } from '../kit/http/serve.ts'
import { chosenIds, type Recipients, recipientsAmong, sendLetters, toPlan } from '../kit/letters/index.ts'
import type { Db } from '../kit/ports.ts'
import { changeRecord } from '../kit/records/records.ts'
import { applicants } from './applicants.ts'

const over: readonly string[] = ['Hired', 'Rejected', 'Withdrawn']

const applicantsOf = async (db: Db, ids: readonly number[]): Promise<Recipients> => {
  if (ids.length === 0) return recipientsAmong([], [])
  const found = await db
    .selectFrom('applicants')
    .select(['id', 'name', 'email', 'stage'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  return recipientsAmong(
    ids,
    // Who applies gives any address, so that none counts as that of a user.
    found.map(({ stage, ...each }) => ({ ...each, userId: null, isOver: over.includes(stage) })),
  )
}

/** Rejects several applicants by email in one batch; Undo reverts all but the emails. */
export const serveRejections = (serve: Serve): void => {
  serve.read(endpoints.letterPlan, async ({ db, query }) =>
    toPlan(await applicantsOf(db, await chosenIds(db, applicants.collection, query))),
  )
  serve.write(endpoints.writeLetters, async ({ body, ...context }) => {
    const rejected = await applicantsOf(context.tx, body.ids)
    const change = { stage: 'Rejected', reason: body.reason } as const
    for (const { id } of rejected.going)
      await changeRecord(context, applicants.collection.repository, String(id), undefined, () => change)
    await sendLetters(context, rejected, body)
    return { sent: rejected.going.length }
  })
}
