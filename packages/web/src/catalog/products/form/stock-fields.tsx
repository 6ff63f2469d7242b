import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { NumberField } from '../../../kit/ui/form/number-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { productMessages } from '../messages/index.ts'
import type { ProductInput } from '../product-input.ts'
import { piecesIn, stocksOf } from '../variants/rows.ts'

/** Renders the stock as a change with a reason instead of a new total, so that sales in the meantime still count. */
const StockChange = ({ stock }: { readonly stock: number }) => {
  const m = useMessages(productMessages).form
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

type Known = Pick<ProductRecord, 'stock' | 'variants'>

/** Shows the total stock of the variants. */
const StockOfVariants = ({ known, pieces }: { readonly known: Known | undefined; readonly pieces: number }) => {
  const { variants: m, fields } = useMessages(productMessages)
  const isFirst = known !== undefined && known.variants.length === 0 && known.stock !== pieces
  return (
    <div>
      <span className={shared.medium}>{fields.stock}</span>
      <p className={shared.hint}>{isFirst ? m.toDeal(known.stock, pieces) : m.sumHint(pieces)}</p>
    </div>
  )
}

/** @param known stored stock and variants; absent for a new product */
export const StockFields = ({ known }: { readonly known?: Known }) => {
  const { fields } = useMessages(productMessages)
  const rows = useWatch<ProductInput, 'variants'>({ name: 'variants' })
  if (rows.length > 0) {
    return <StockOfVariants known={known} pieces={piecesIn(rows, stocksOf(known?.variants ?? []))} />
  }
  return known === undefined ? (
    <NumberField<ProductInput> name="stock" label={fields.stock} min={0} />
  ) : (
    <StockChange stock={known.stock} />
  )
}
