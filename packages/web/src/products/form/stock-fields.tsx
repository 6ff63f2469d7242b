import { useWatch } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useReadOnly } from '../../ui/form/form-mode.ts'
import { NumberField } from '../../ui/form/number-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { productMessages } from '../messages/index.ts'
import { productFormMessages } from './messages/index.ts'
import type { ProductInput } from './product-input.ts'

/** The stock is not written over but changed by an amount, with a reason: what is sold meanwhile stays sold. */
const StockChange = ({ stock }: { readonly stock: number }) => {
  const m = useMessages(productFormMessages)
  const readOnly = useReadOnly()
  const by = useWatch<ProductInput, 'stockBy'>({ name: 'stockBy' })
  if (readOnly) return <p>{m.inStock(stock)}</p>
  return (
    <>
      <NumberField<ProductInput>
        name="stockBy"
        label={m.stockBy}
        description={by ? m.stockAfter(stock, stock + by) : `${m.inStock(stock)}. ${m.stockByHint}`}
        emptyAs={0}
        describe={(problem) => (problem.startsWith('too_small') ? m.stockTooSmall(stock) : undefined)}
      />
      {by !== 0 && <TextField<ProductInput> name="reason" label={m.stockReason} required />}
    </>
  )
}

/** @param stock how many there are; undefined for a new product */
export const StockFields = ({ stock }: { readonly stock: number | undefined }) => {
  const { fields } = useMessages(productMessages)
  return stock === undefined ? (
    <NumberField<ProductInput> name="stock" label={fields.stock} min={0} />
  ) : (
    <StockChange stock={stock} />
  )
}
