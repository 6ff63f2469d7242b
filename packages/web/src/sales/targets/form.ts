import { TargetDraft } from '@quarterdeck/contract/sales/targets'
import type { PlainForm } from '../../kit/records/plain/index.ts'
import { MonthField, thisMonth } from '../../kit/ui/form/month-field.tsx'

export const targetForm: PlainForm = {
  draft: TargetDraft,
  inputs: { month: { Input: MonthField } },
  useStart: () => ({ month: thisMonth() }),
}
