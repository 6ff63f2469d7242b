/** In order; the last three end an application. */
export const applicantStages = ['Applied', 'Screen', 'Interview', 'Offer', 'Hired', 'Rejected', 'Withdrawn'] as const
export type ApplicantStage = (typeof applicantStages)[number]

/** Stages of the pipeline, in order. */
export const pipelineStages = ['Applied', 'Screen', 'Interview', 'Offer', 'Hired'] as const
export type WayStage = (typeof pipelineStages)[number]

/** Field with the time of entering a stage; `Rejected` and `Withdrawn` share one. */
export const stageDateFields = {
  Applied: 'appliedAt',
  Screen: 'screenAt',
  Interview: 'interviewAt',
  Offer: 'offerAt',
  Hired: 'hiredAt',
  Rejected: 'endedAt',
  Withdrawn: 'endedAt',
} as const satisfies Readonly<Record<ApplicantStage, string>>

export const applicantSources = ['Website', 'Job board', 'Referral', 'Social media', 'Agency', 'Fair'] as const

/** Reason of rejection or withdrawal; `None` while the application is open or if none was given. */
export const endReasons = [
  'None',
  'Experience',
  'Skills',
  'Salary',
  'Location',
  'Other candidate',
  'Other offer',
  'No answer',
] as const

/** Filter values for the next interview, by day (UTC). */
export const interviewTimes = ['today', 'later', 'past', 'none'] as const

export const openingStatuses = ['Draft', 'Open', 'On hold', 'Filled', 'Closed'] as const

/** Schedule risk of an opening: past its target date, within two weeks of it, or neither. */
export const openingRisks = ['late', 'soon', 'none'] as const
