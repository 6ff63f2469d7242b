import { EnrolmentDraft } from '@quarterdeck/contract/courses/enrolments'
import type { PlainForm } from '../../kit/records/plain/index.ts'

export const enrolmentForm: PlainForm = {
  draft: EnrolmentDraft,
  sections: { progress: ['startedAt', 'status', 'lessonsDone'] },
}
