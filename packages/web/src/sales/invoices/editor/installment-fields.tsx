import { ActionIcon, Button } from '@mantine/core'
import { installmentAmounts, shareOut, toDecimal } from '@quarterdeck/contract/kit/money'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { DayField } from '../../../kit/ui/form/day-field.tsx'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { NumberField } from '../../../kit/ui/form/number-field.tsx'
import { ProblemText } from '../../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { plusDays } from './days.ts'
import classes from './editor.module.css'
import { type InvoiceInput, installmentParts, splitWays } from './invoice-input.ts'
import { useTotals } from './totals.tsx'

/** Default days between two installments. */
const usualDays = 30

type Rows = InvoiceInput['installments']

/** Returns the installments in the form and functions to change them. */
const useInstallments = () => {
  const { getValues, setValue } = useFormContext<InvoiceInput>()
  const [rows, splitBy] = useWatch<InvoiceInput, ['installments', 'splitBy']>({ name: ['installments', 'splitBy'] })
  const { totalAmount } = useTotals()
  const put = (next: Rows) => setValue('installments', next, { shouldDirty: true, shouldValidate: true })
  const blank = { percent: null, amount: null }
  return {
    rows,
    splitBy,
    amounts: installmentAmounts(totalAmount, installmentParts({ installments: rows, splitBy })),
    begin: () => {
      const dueOn = getValues('dueOn')
      setValue('splitBy', 'percent', { shouldDirty: true })
      const halves = shareOut(Math.max(0, totalAmount), [1, 1])
      put(
        [dueOn, plusDays(dueOn, usualDays)].map((dueDate, index) => ({
          dueDate,
          percent: 50,
          amount: toDecimal(halves[index] ?? 0),
        })),
      )
    },
    add: () => put([...rows, { ...blank, dueDate: plusDays(rows.at(-1)?.dueDate ?? '', usualDays) }]),
    remove: (index: number) => put(rows.toSpliced(index, 1)),
  }
}

interface RowProps {
  readonly index: number
  readonly isShare: boolean
  readonly amount: string
  readonly onRemove: () => void
}

const Row = ({ index, isShare, amount, onRemove }: RowProps) => {
  const { installments: m } = useMessages(invoiceMessages).editor
  const readOnly = useReadOnly()
  const at = `installments.${index}` as const
  return (
    <li className={classes.installment}>
      <DayField<InvoiceInput> name={`${at}.dueDate`} label={m.day(index + 1)} />
      {isShare ? (
        <NumberField<InvoiceInput>
          name={`${at}.percent`}
          label={m.share(index + 1)}
          rightSection="%"
          step={0.01}
          min={0}
          max={100}
        />
      ) : (
        <NumberField<InvoiceInput>
          name={`${at}.amount`}
          label={m.amount(index + 1)}
          leftSection="$"
          step={0.01}
          min={0}
          digits={2}
        />
      )}
      <span data-figures className={classes.installmentAmount}>
        {isShare && amount}
      </span>
      {!readOnly && (
        <ActionIcon aria-label={m.remove(index + 1)} onClick={onRemove}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** Edits installments, for invoices that aren't due at once. */
export const InstallmentFields = () => {
  const { installments: m } = useMessages(invoiceMessages).editor
  const common = useMessages(commonMessages)
  const { money } = useFormats()
  const readOnly = useReadOnly()
  const heading = useId()
  const { rows, splitBy, amounts, begin, add, remove } = useInstallments()
  const error = useFormState<InvoiceInput>({ name: 'installments' }).errors.installments
  const problem = wordsOf(common, error?.message ?? error?.root?.message)
  if (rows.length === 0 && readOnly) return null
  const plus = <IconPlus size={16} stroke={1.75} aria-hidden />
  if (rows.length === 0) {
    return (
      <Button variant="subtle" className={classes.begin ?? ''} leftSection={plus} onClick={begin}>
        {m.begin}
      </Button>
    )
  }
  return (
    <section className={classes.installments} aria-labelledby={heading}>
      <h2 id={heading}>{m.title}</h2>
      <ChoiceField<InvoiceInput>
        name="splitBy"
        label={m.splitBy}
        options={splitWays.map((value) => ({ value, label: m.ways[value] }))}
      />
      <ol>
        {rows.map((_, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row are known to the form by its place
            key={index}
            index={index}
            isShare={splitBy === 'percent'}
            amount={amounts ? money(toDecimal(amounts[index] ?? 0)) : ''}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <ProblemText text={problem} />
      {!readOnly && (
        <Button variant="subtle" className={classes.begin ?? ''} leftSection={plus} onClick={add}>
          {m.add}
        </Button>
      )}
    </section>
  )
}
