import type { Selectable } from 'kysely'
import type { JobsTable } from '../../kit/sql/schema-jobs.ts'
import { type NoticeContext, notify } from './notify.ts'

/**
 * Number of records up to which the end of a successful job is not announced, because its user is still waiting; an
 * email takes longer than a change.
 */
const longWork = {
  change: 1000,
  undo: 1000,
  import: -1,
  send: 50,
  remind: 50,
  issue: 50,
  void: 50,
  zip: -1,
  print: -1,
  cleaning: 1000,
}

/** Notifies the user of a long job that it has ended. */
export const notifyOfJob = async (
  context: NoticeContext,
  { id, kind, state, total, changed, actorId }: Selectable<JobsTable>,
): Promise<void> => {
  if (actorId === null || (state !== 'failed' && total <= longWork[kind])) return
  await notify(context, { userId: actorId, event: 'job_done', data: { job: id, kind, state, changed } })
}
