import { ApplicantDraft } from '@quarterdeck/contract/career/applicants'
import type { PlainForm } from '../../kit/records/plain/index.ts'

export const applicantForm: PlainForm = {
  draft: ApplicantDraft,
  sections: {
    way: ['stage', 'reason', 'rating', 'ownerId', 'appliedAt', 'nextInterviewAt', 'note'],
  },
  useDays: () => () => ({ appliedAt: new Date().toISOString() }),
}
