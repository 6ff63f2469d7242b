import { ActionIcon, TextInput } from '@mantine/core'
import { productStatuses } from '@quarterdeck/contract/core/constants'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useController, useWatch } from 'react-hook-form'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { useReadOnly } from '../../../ui/form/form-mode.ts'
import { productMessages } from '../messages/index.ts'
import type { ProductInput } from '../product-input.ts'
import { Checklist, type ChecklistProps } from './checklist.tsx'

/** When a draft is published by itself. */
const PublishAt = () => {
  const { form: m, fields } = useMessages(productMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<ProductInput, 'publishAt'>({ name: 'publishAt' })
  return (
    <TextInput
      {...field}
      type="datetime-local"
      label={fields.publishAt}
      description={m.publishAtHint}
      readOnly={readOnly}
      error={fieldState.error && m.publishAtPast}
      rightSection={
        field.value && !readOnly ? (
          <ActionIcon
            size="md"
            aria-label={m.publishAtClear}
            title={m.publishAtClear}
            onClick={() => field.onChange('')}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        ) : null
      }
    />
  )
}

/** Whether customers see it, from when, and what is missing until then. */
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
