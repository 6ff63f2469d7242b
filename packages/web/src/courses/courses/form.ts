import { CourseDraft } from '@quarterdeck/contract/courses/courses'
import type { PlainForm } from '../../kit/records/plain/index.ts'

export const courseForm: PlainForm = { draft: CourseDraft, sections: { lessons: ['lessons'] } }
