import {
  type ApplicantStage,
  pipelineStages,
  stageDateFields,
  type WayStage,
} from '@quarterdeck/contract/career/career-words'
import type { Selectable } from 'kysely'
import type { Schema } from '../kit/sql/schema.ts'

/** What follows from the stages that somebody went through. */
export type Way = Pick<
  Selectable<Schema['applicants']>,
  'stage' | 'reason' | 'appliedAt' | 'screenAt' | 'interviewAt' | 'offerAt' | 'hiredAt' | 'endedAt' | 'furthest'
>

const isOnWay = (stage: ApplicantStage): stage is WayStage => pipelineStages.some((each) => each === stage)

/** The way of somebody who has just applied. */
export const begin = (appliedAt: Date): Way => ({
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
 * What changes as somebody comes into another stage. Further on, it is noted when; back, as a correction, what came later is
 * forgotten; the end is noted beside how far they got.
 */
export const enter = (before: Way, stage: ApplicantStage, now: Date): Partial<Way> => {
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
