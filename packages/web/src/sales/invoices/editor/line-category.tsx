import { categoryOf, type TaxCategory, taxCategories } from '@quarterdeck/contract/kit/tax-categories'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { invoiceMessages } from '../messages/index.ts'
import classes from './editor.module.css'
import type { InvoiceInput, Line } from './invoice-input.ts'

interface Props {
  readonly line: Line
  /** Accessible name, with the number of the line. */
  readonly label: string
  readonly onCategory: (category: TaxCategory) => void
}

/** Selects why a line is not taxed; shown for a tax rate of 0. */
export const LineCategory = ({ line, label, onCategory }: Props) => {
  const m = useMessages(invoiceMessages).editor.lines
  const readOnly = useReadOnly()
  const exemption = useWatch<InvoiceInput, 'taxExemption'>({ name: 'taxExemption' })
  if (line.taxRate !== 0) return null
  const category = categoryOf(line, exemption)
  if (readOnly) return <span className={classes.category}>{m.categories[category]}</span>
  return (
    <select
      className={classes.category}
      aria-label={label}
      value={category}
      onChange={({ currentTarget: { value } }) => onCategory(taxCategories.find((each) => each === value) ?? category)}
    >
      {taxCategories
        .filter((each) => each !== 'S')
        .map((each) => (
          <option key={each} value={each}>
            {m.categories[each]}
          </option>
        ))}
    </select>
  )
}
