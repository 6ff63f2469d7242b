import { productStatuses } from '@quarterdeck/contract/kit/constants'
import { useController, useWatch } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { MomentInput } from '../../../kit/ui/form/moment-input.tsx'
import { productMessages } from '../messages/index.ts'
import type { ProductInput } from '../product-input.ts'
import { Checklist, type ChecklistProps } from './checklist.tsx'

/** Renders the date of automatic publication of a draft. */
const PublishAt = () => {
  const { form: m, fields } = useMessages(productMessages)
  const readOnly = useReadOnly()
  const {
    field: { onChange, ...field },
    fieldState,
  } = useController<ProductInput, 'publishAt'>({ name: 'publishAt' })
  return (
    <MomentInput
      {...field}
      label={fields.publishAt}
      description={m.publishAtHint}
      readOnly={readOnly}
      error={fieldState.error && m.publishAtPast}
      onMoment={onChange}
    />
  )
}

/** Renders the status, the publication date, and the missing content. */
export const VisibilityFields = (props: ChecklistProps) => {
  const { fields, statuses } = useMessages(productMessages)
  const status = useWatch<ProductInput, 'status'>({ name: 'status' })
  return (
    <>
      <ChoiceField<ProductInput>
        name="status"
        label={fields.status}
        options={productStatuses.map((value) => ({ value, label: statuses[value] }))}
      />
      {status === 'Draft' && <PublishAt />}
      <Checklist {...props} />
    </>
  )
}
