import { Select } from '@mantine/core'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { DayField } from '../../../kit/ui/form/day-field.tsx'
import { DayInput } from '../../../kit/ui/form/day-input.tsx'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { CollapsedFields } from './collapsed-fields.tsx'
import { daysBetween, dueTerms, plusDays } from './days.ts'
import classes from './editor.module.css'
import type { InvoiceInput } from './invoice-input.ts'

/** Edits the issue date. The due date moves along if it is set by a payment term. */
const IssuedField = ({ days, label }: { readonly days: number | undefined; readonly label: string }) => {
  const common = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { setValue } = useFormContext<InvoiceInput>()
  const { field, fieldState } = useController<InvoiceInput, 'issuedOn'>({ name: 'issuedOn' })
  return (
    <DayInput
      {...field}
      label={label}
      required={false}
      readOnly={readOnly}
      onDay={(value) => {
        field.onChange(value)
        if (value && days !== undefined) setValue('dueOn', plusDays(value, days), { shouldDirty: true })
      }}
      error={wordsOf(common, fieldState.error?.message)}
    />
  )
}

const aDay = 'day'
const folded = ['issuedOn', 'dueOn', 'suppliedOn', 'reference'] as const

/** Returns dates and reference as labeled texts. */
const useFacts = (issueLabel: string): string[] => {
  const { fields } = useMessages(invoiceMessages)
  const { keptDay } = useFormats()
  const [issuedOn, dueOn, suppliedOn, reference] = useWatch<InvoiceInput, typeof folded>({ name: folded })
  const installments = useWatch<InvoiceInput, 'installments'>({ name: 'installments' })
  const day = (value: string) => (value === '' ? '–' : keptDay(value))
  return [
    `${issueLabel} ${day(issuedOn)}`,
    ...(installments.length === 0 ? [`${fields.dueDate} ${day(dueOn)}`] : []),
    ...(suppliedOn === '' ? [] : [`${fields.suppliedOn} ${day(suppliedOn)}`]),
    `${fields.reference} ${reference || '–'}`,
  ]
}

interface DatesProps {
  readonly issueLabel: string
  /** True if the date inputs are shown initially. */
  readonly isUnfolded: boolean
}

/** Edits issue and due date; the latter as a payment term or a day. */
export const DateFields = ({ issueLabel, isUnfolded }: DatesProps) => {
  const { due: m, settings } = useMessages(invoiceMessages).editor
  const { fields } = useMessages(invoiceMessages)
  const readOnly = useReadOnly()
  const { setValue, setFocus } = useFormContext<InvoiceInput>()
  const [issuedOn, dueOn] = useWatch<InvoiceInput, ['issuedOn', 'dueOn']>({ name: ['issuedOn', 'dueOn'] })
  const installments = useWatch<InvoiceInput, 'installments'>({ name: 'installments' })
  const [isFixed, setFixed] = useState(false)
  const days = isFixed ? undefined : dueTerms.find((each) => each === daysBetween(issuedOn, dueOn))
  const choose = (value: string | null) => {
    setFixed(value === aDay)
    if (value === aDay) setFocus('dueOn')
    else setValue('dueOn', plusDays(issuedOn, Number(value)), { shouldDirty: true })
  }
  return (
    <CollapsedFields names={folded} className={classes.dates} rows={useFacts(issueLabel)} isUnfolded={isUnfolded}>
      <IssuedField days={days} label={issueLabel} />
      {installments.length === 0 && (
        <>
          <Select
            label={m.label}
            data={[
              ...dueTerms.map((each) => ({ value: String(each), label: each === 0 ? m.onReceipt : m.inDays(each) })),
              { value: aDay, label: m.onDay },
            ]}
            value={days === undefined ? aDay : String(days)}
            onChange={choose}
            allowDeselect={false}
            readOnly={readOnly}
          />
          <DayField<InvoiceInput> name="dueOn" label={fields.dueDate} />
        </>
      )}
      {!isUnfolded && (
        <DayField<InvoiceInput> name="suppliedOn" label={fields.suppliedOn} description={settings.suppliedHint} />
      )}
      <TextField<InvoiceInput> name="reference" label={fields.reference} dir="auto" />
    </CollapsedFields>
  )
}
