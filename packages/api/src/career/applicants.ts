import { applicantKind, applicants as endpoints } from '@quarterdeck/contract/career/applicants'
import { fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { UserDraft } from '@quarterdeck/contract/people/users'
import { sql } from 'kysely'
import type { WriteContext } from '../kit/context.ts'
import { demand } from '../kit/http/demand.ts'
import type { Serve } from '../kit/http/serve.ts'
import { findBy } from '../kit/lists/find.ts'
import { ordinary } from '../kit/ordinary/index.ts'
import type { Ports, Tx } from '../kit/ports.ts'
import { changeRecord } from '../kit/records/records.ts'
import { either } from '../kit/sql/select.ts'
import * as users from '../people/users/index.ts'
import { fillApplicants } from './fill.ts'
import { guardPerson } from './guards.ts'
import { openings } from './openings.ts'
import { sampleApplicants } from './sample.ts'
import { enterStage, newApplication, type StageDates } from './stages.ts'
import { today } from './today.ts'

const hasEnded = (stage: StageDates['stage']) => stage === 'Rejected' || stage === 'Withdrawn'

const guardOpening = async (tx: Tx, id: number): Promise<void> => {
  if (!(await openings.byId(tx, id)))
    throw fieldProblem('openingId', { code: 'unknown_record', message: 'There is no opening with this number' })
}

/** @throws Problem at `reason` where somebody is still in the running */
const guardReason = ({ stage, reason }: StageDates): void => {
  if (reason !== 'None' && !hasEnded(stage))
    throw fieldProblem('reason', {
      code: 'invalid',
      message: 'Only rejected or withdrawn applicants have a reason',
    })
}

/** @throws Problem at `appliedAt` for a day after what came later */
const guardWay = ({ appliedAt, screenAt, interviewAt, offerAt, hiredAt, endedAt }: StageDates): void => {
  const since = [screenAt, interviewAt, offerAt, hiredAt, endedAt].find((at) => at !== null)
  if (since && appliedAt > since)
    throw fieldProblem('appliedAt', { code: 'invalid', message: 'The date is after that of the next stage' })
}

const next = sql`"nextInterviewAt"`

export const applicants = ordinary(applicantKind, {
  title: 'name',
  sample: sampleApplicants,
  fill: fillApplicants,
  personal: {},
  belongs: [
    { to: 'openings', by: 'openingId', cascade: true },
    { to: 'users', by: 'ownerId' },
    { to: 'users', by: 'userId' },
  ],
  people: [{ id: 'userId', name: 'name', email: 'email' }],
  columns: {
    interview: either({
      today: sql`${next} >= ${today} and ${next} < ${today} + interval '1 day'`,
      later: sql`${next} >= ${today} + interval '1 day'`,
      past: sql`${next} < ${today}`,
      none: sql`${next} is null`,
    }),
  },
  // Figures over long ranges do not look at each of them.
  tallies: [
    { field: 'source', date: 'appliedAt' },
    { field: 'furthest', date: 'appliedAt' },
    { field: 'hiredOf', date: 'appliedAt', value: sql`case when "furthest" = 'Hired' then "source" end` },
    { field: 'hired', date: 'hiredAt', value: 'source' },
    { field: 'offered', date: 'offerAt', value: 'stage' },
    { field: 'rejected', date: 'endedAt', value: sql`case when "stage" = 'Rejected' then "reason" end` },
  ],
  searched: sql`folded("name" || ' ' || "email" || ' ' || "phone")`,
  atomicFields: [['stage', 'reason', 'screenAt', 'interviewAt', 'offerAt', 'hiredAt', 'endedAt', 'furthest']],
  accompanying: ['userId'],
  alongWith: async ({ now, undoes }, before, change) => {
    if (undoes || change.stage === undefined || change.stage === before.stage) return change
    const isOver = hasEnded(change.stage) || change.stage === 'Hired'
    return { ...enterStage(before, change.stage, now), ...(isOver && { nextInterviewAt: null }), ...change }
  },
  check: async ({ tx }, before, after) => {
    if (!after) return
    guardReason(after)
    if (after.openingId !== before?.openingId) await guardOpening(tx, after.openingId)
    await guardPerson(tx, 'ownerId', after.ownerId, before?.ownerId)
    guardWay(after)
  },
  // Entering a stage sets dates of each applicant.
  bulk: {
    needsRowCheck: (statement) =>
      statement.type === 'edit' && ('stage' in statement.to || 'reason' in statement.to)
        ? sql<boolean>`true`
        : undefined,
  },
  made: ({ now }, { stage, reason, appliedAt }) => {
    const way = newApplication(appliedAt ? new Date(appliedAt) : now)
    return { ...way, ...(stage !== 'Applied' && enterStage(way, stage, now)), reason, userId: null }
  },
})

/** Creates a pending user for a hired applicant, in the same batch. @throws Problem if that was done before */
const hire = async (context: WriteContext, id: string | undefined) => {
  const { repository } = applicants.collection
  const key = repository.keyOf(id ?? '')
  const [before] = key === undefined ? [] : await repository.lock(context.tx, [key])
  if (!before || before.deletedAt) throw notFound(repository.title)
  if (before.userId !== null) throw new Problem('conflict', { message: 'This applicant is already a user' })
  const [opening] = await openings.collection.repository.lock(context.tx, [before.openingId])
  const { name, email, phone } = before
  const draft = UserDraft.parse({ name, email, phone, role: opening?.title, status: 'Pending' })
  const [user] = await users.create(context, [draft])
  if (!user) throw notFound('User')
  const applicant = await changeRecord(context, repository, String(before.id), undefined, () => ({
    stage: 'Hired' as const,
    userId: user.id,
  }))
  return { applicant: applicants.toDto(applicant), user: users.toDto(user) }
}

export const serveApplicants = (serve: Serve, ports: Ports): void => {
  applicants.serve(serve, ports)
  serve.write(endpoints.hire, ({ query, ...context }) => {
    demand(context.actor, 'applicants', 'write')
    return hire(context, query.id)
  })
}

/** Finds applicants for the global search. */
export const findApplicants = findBy({
  ...applicants,
  shown: ({ id, name, stage }) => ({ id, title: name, stage }),
  texts: ({ name, email, phone }) => ({ texts: [name, email], besides: [phone] }),
})
