import type { Variant } from '@quarterdeck/contract/catalog/variants'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { ProductInput } from '../product-input.ts'
import { type Stocks, stocksOf, type VariantRow, variantMismatches } from './rows.ts'
import { combinationsOf } from './variant-options.ts'

/** Returns the variants of the form, with stored values and missing combinations. */
export const useVariantRows = (variants: readonly Variant[] | undefined) => {
  const { formState } = useFormContext<ProductInput>()
  const { field } = useController<ProductInput, 'variants'>({ name: 'variants' })
  const [colors, sizes] = useWatch<ProductInput, ['colors', 'sizes']>({ name: ['colors', 'sizes'] })
  const choice = { colors, sizes }
  const rows: readonly VariantRow[] = field.value
  const stocks: Stocks = stocksOf(variants ?? [])
  return {
    rows,
    choice,
    stocks,
    /** Values before any edit. */
    known: (formState.defaultValues?.variants ?? []) as readonly VariantRow[],
    gaps: variantMismatches(choice, combinationsOf(choice), rows),
    change: (next: readonly VariantRow[]) => field.onChange([...next]),
    ref: field.ref,
  }
}

export type VariantModel = ReturnType<typeof useVariantRows>
