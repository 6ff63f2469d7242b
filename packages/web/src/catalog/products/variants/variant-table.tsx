import { suggestVariantCode } from '@quarterdeck/contract/catalog/product-code'
import type { KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { isComposing } from '../../../kit/lib/is-composing.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { productMessages } from '../messages/index.ts'
import type { ProductInput } from '../product-input.ts'
import type { VariantModel } from './use-variant-rows.ts'
import { VariantLine } from './variant-line.tsx'
import { useVariantName } from './variant-name.tsx'
import { keyOf } from './variant-options.ts'
import classes from './variants.module.css'

interface Props {
  readonly model: VariantModel
  /** True for a new product, which has no stock yet. */
  readonly isNew: boolean
  readonly onSaid: (words: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** Moves the focus up and down a column, as in a spreadsheet. */
const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
  const step = event.ctrlKey || event.metaKey || isComposing(event) ? undefined : steps[event.key]
  const { target } = event
  if (step === undefined || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const [, place, field] = target.name.split('.')
  const next = target.form?.elements.namedItem(`variants.${Number(place) + step}.${field}`)
  if (!(next instanceof HTMLInputElement)) return
  next.focus()
  next.select()
}

/** Renders the variants as an editable table. */
export const VariantTable = ({ model: { rows, stocks, gaps, change, ref }, isNew, onSaid }: Props) => {
  const { variants: m, fields } = useMessages(productMessages)
  const nameOf = useVariantName()
  const readOnly = useReadOnly()
  const [code, price] = useWatch<ProductInput, ['code', 'price']>({ name: ['code', 'price'] })
  const remove = (index: number) => {
    const row = rows[index]
    change(rows.toSpliced(index, 1))
    if (row) onSaid(m.removed(nameOf(row)))
  }
  return (
    <table className={classes.editTable} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{m.variant}</th>
          <th scope="col">{fields.code}</th>
          <th scope="col">{fields.price}</th>
          {!isNew && (
            <th scope="col" data-end>
              {m.inStock}
            </th>
          )}
          {!readOnly && <th scope="col">{isNew ? m.firstStock : m.stockBy}</th>}
          {!readOnly && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <VariantLine
            key={keyOf(row)}
            row={row}
            path={`variants.${index}`}
            stock={isNew ? undefined : (stocks.get(row.id) ?? 0)}
            suggested={code ? suggestVariantCode(code, row) : undefined}
            price={price}
            isOrphan={gaps.orphans.includes(row)}
            onChange={(next) => change(rows.with(index, next))}
            onRemove={() => remove(index)}
            first={index === 0 ? ref : undefined}
          />
        ))}
      </tbody>
    </table>
  )
}
