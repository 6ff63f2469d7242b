import { TargetDraft } from '@quarterdeck/contract/sales/targets'
import type { PlainForm } from '../../records/plain/index.ts'
import { MonthField, thisMonth } from '../../ui/form/month-field.tsx'

export const targetForm: PlainForm = {
  draft: TargetDraft,
  inputs: { month: { Input: MonthField } },
  useStart: () => ({ month: thisMonth() }),
}
