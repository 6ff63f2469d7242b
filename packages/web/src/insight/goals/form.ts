import { GoalDraft } from '@quarterdeck/contract/insight/visits/goals'
import type { PlainForm } from '../../kit/records/plain/index.ts'

export const goalForm: PlainForm = { draft: GoalDraft }
