import { GoalDraft } from '@quarterdeck/contract/analytics/goals'
import type { PlainForm } from '../records/plain/index.ts'

export const goalForm: PlainForm = { draft: GoalDraft }
