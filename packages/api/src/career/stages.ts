import {
  type ApplicantStage,
  pipelineStages,
  stageDateFields,
  type WayStage,
} from '@quarterdeck/contract/career/career-words'
import type { Selectable } from 'kysely'
import type { Schema } from '../kit/sql/schema.ts'

/** Fields that are computed from the stages of an application. */
export type StageDates = Pick<
  Selectable<Schema['applicants']>,
  'stage' | 'reason' | 'appliedAt' | 'screenAt' | 'interviewAt' | 'offerAt' | 'hiredAt' | 'endedAt' | 'furthest'
>

const isOnWay = (stage: ApplicantStage): stage is WayStage => pipelineStages.some((each) => each === stage)

/** Returns the stages of a new application. */
export const newApplication = (appliedAt: Date): StageDates => ({
  stage: 'Applied',
  reason: 'None',
  furthest: 'Applied',
  appliedAt,
  screenAt: null,
  interviewAt: null,
  offerAt: null,
  hiredAt: null,
  endedAt: null,
})

/**
 * Returns the changes of entering a stage. Forward, its date is set; back, as a correction, later dates are cleared; an
 * end keeps the furthest stage.
 */
export const enterStage = (before: StageDates, stage: ApplicantStage, now: Date): Partial<StageDates> => {
  if (!isOnWay(stage)) {
    const furthest = before.furthest === 'Hired' ? 'Offer' : before.furthest
    return { stage, furthest, hiredAt: null, endedAt: before.endedAt ?? now }
  }
  const at = stageDateFields[stage]
  const later = pipelineStages
    .slice(pipelineStages.indexOf(stage) + 1)
    .map((each) => [stageDateFields[each], null] as const)
  const entered = stage === 'Applied' ? {} : { [at]: before[at] ?? now }
  return { ...Object.fromEntries(later), ...entered, stage, furthest: stage, reason: 'None', endedAt: null }
}
