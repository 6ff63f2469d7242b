import { enrolments as endpoints } from '@quarterdeck/contract/courses/enrolments'
import type { Serve } from '../kit/http/serve.ts'
import { chosenIds, type Recipients, recipientsAmong, sendLetters, toPlan } from '../kit/letters/index.ts'
import type { Db } from '../kit/ports.ts'
import { enrolments } from './enrolments.ts'

/** Returns the learners of some enrollments. */
const learnersOf = async (db: Db, ids: readonly number[]): Promise<Recipients> => {
  if (ids.length === 0) return recipientsAmong([], [])
  const found = await db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.learnerId')
    .select(['enrolments.id', 'users.name', 'users.email', 'users.id as userId'])
    .where('enrolments.id', 'in', ids)
    .where('enrolments.deletedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .execute()
  return recipientsAmong(
    ids,
    found.map((each) => ({ ...each, isOver: false })),
  )
}

/** Serves emails to learners, such as inactive ones. */
export const serveLearnerLetters = (serve: Serve): void => {
  serve.read(endpoints.letterPlan, async ({ db, query }) =>
    toPlan(await learnersOf(db, await chosenIds(db, enrolments.collection, query))),
  )
  serve.write(endpoints.writeLetters, async ({ body, ...context }) => {
    const learners = await learnersOf(context.tx, body.ids)
    await sendLetters(context, learners, body)
    return { sent: learners.going.length }
  })
}
