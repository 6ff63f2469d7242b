import type { Selectable } from 'kysely'
import type { JobsTable } from '../../kit/sql/schema-jobs.ts'
import { type NoticeContext, notify } from './notify.ts'

/** Records up to which a job that succeeds is not announced, as nobody leaves meanwhile; a mail takes longer than a change. */
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

/** Tells who asked for long work that it is over. */
export const notifyOfJob = async (
  context: NoticeContext,
  { id, kind, state, total, changed, actorId }: Selectable<JobsTable>,
): Promise<void> => {
  if (actorId === null || (state !== 'failed' && total <= longWork[kind])) return
  await notify(context, { userId: actorId, event: 'job_done', data: { job: id, kind, state, changed } })
}
