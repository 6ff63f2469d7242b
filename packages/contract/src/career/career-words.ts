/** From the first to the last; the last three end an application. */
export const applicantStages = ['Applied', 'Screen', 'Interview', 'Offer', 'Hired', 'Rejected', 'Withdrawn'] as const
export type ApplicantStage = (typeof applicantStages)[number]

/** The stages that lead to one another. */
export const stageWay = ['Applied', 'Screen', 'Interview', 'Offer', 'Hired'] as const
export type WayStage = (typeof stageWay)[number]

/** The field that says when somebody came into a stage; both ways to leave have one. */
export const enteredAt = {
  Applied: 'appliedAt',
  Screen: 'screenAt',
  Interview: 'interviewAt',
  Offer: 'offerAt',
  Hired: 'hiredAt',
  Rejected: 'endedAt',
  Withdrawn: 'endedAt',
} as const satisfies Readonly<Record<ApplicantStage, string>>

export const applicantSources = ['Website', 'Job board', 'Referral', 'Social media', 'Agency', 'Fair'] as const

/** Why somebody was not hired; none as long as that is open, or where nobody said it. */
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

/** Whether there is an interview to come, by the day (UTC). */
export const interviewTimes = ['today', 'later', 'past', 'none'] as const

export const openingStatuses = ['Draft', 'Open', 'On hold', 'Filled', 'Closed'] as const

/** How an open one stands against its target day: over it, less than two weeks before it, or neither. */
export const openingRisks = ['late', 'soon', 'none'] as const
