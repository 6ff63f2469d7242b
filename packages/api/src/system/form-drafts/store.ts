import type { BodyOf } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { type FormDraft, type formDrafts, maxFormDrafts } from '@quarterdeck/contract/system/form-drafts'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'

const dayMs = 86_400_000

const rowOf = (db: Db, userId: number, form: string) =>
  db
    .selectFrom('formDrafts')
    .select(['values', 'version', 'at', 'revision'])
    .where('userId', '=', userId)
    .where('form', '=', form)
    .executeTakeFirst()

const toDto = ({ values, at, ...row }: NonNullable<Awaited<ReturnType<typeof rowOf>>>): FormDraft => ({
  ...row,
  values: JSON.parse(values),
  at: at.toISOString(),
})

/** Returns a user's unsaved draft of a form. */
export const formDraftOf = async (db: Db, userId: number, form: string): Promise<FormDraft | null> => {
  const row = await rowOf(db, userId, form)
  return row ? toDto(row) : null
}

export const forgetDraft = async (tx: Tx, userId: number, form: string): Promise<void> => {
  await tx.deleteFrom('formDrafts').where('userId', '=', userId).where('form', '=', form).execute()
}

/** Deletes the oldest drafts above the limit, so that nobody fills the database. */
const forgetOldest = async (tx: Tx, userId: number): Promise<void> => {
  await sql`
    delete from "formDrafts" where "userId" = ${userId} and "form" in (
      select "form" from "formDrafts" where "userId" = ${userId} order by "at" desc, "form" offset ${maxFormDrafts}
    )`.execute(tx)
}

/**
 * Saves a form draft; not journaled, because it concerns nobody else.
 * @throws Problem `conflict` if another window has saved a different one since
 */
export const saveFormDraft = async (
  { tx, actor, now, batch }: WriteContext,
  { form, version, values, seen }: BodyOf<(typeof formDrafts)['keep']>,
): Promise<FormDraft> => {
  const written = { values: JSON.stringify(values), version, at: now, revision: batch }
  const stored = await tx
    .insertInto('formDrafts')
    .values({ ...written, userId: actor.id, form })
    .onConflict((conflict) => {
      const update = conflict.columns(['userId', 'form']).doUpdateSet(written)
      return seen === undefined ? update : update.where('formDrafts.revision', '=', seen ?? '')
    })
    .returning('revision')
    .executeTakeFirst()
  if (stored) {
    await forgetOldest(tx, actor.id)
    return toDto(written)
  }
  const theirs = await rowOf(tx, actor.id, form)
  // The request is a retry whose response was lost.
  if (theirs?.values === written.values) return toDto(theirs)
  throw new Problem('conflict', theirs ? { current: toDto(theirs) } : {})
}

/** Deletes drafts that were not used for 30 days. */
export const deleteOldFormDrafts = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('formDrafts')
    .where('at', '<', new Date(now.getTime() - 30 * dayMs))
    .execute()
}
