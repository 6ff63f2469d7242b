import { VisuallyHidden } from '@mantine/core'
import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import { missingForPublication, type PublishNeed, publicationChecks } from '@quarterdeck/contract/catalog/publishing'
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { productMessages } from '../messages/index.ts'
import type { ProductInput, ProductInputName } from '../product-input.ts'
import { piecesIn, piecesOf, stocksOf } from '../variants/rows.ts'
import classes from './form.module.css'

export interface ChecklistProps {
  /** Stored stock and variants; absent for a new product, whose form has them. */
  readonly known?: Pick<ProductRecord, 'stock' | 'variants'>
}

/** Lists the content a product lacks for publication, with links to the fields. */
export const Checklist = ({ known }: ChecklistProps) => {
  const id = useId()
  const { form: m, variants: v } = useMessages(productMessages)
  const { setFocus } = useFormContext<ProductInput>()
  const values = useWatch<ProductInput>() as ProductInput
  const stocks = stocksOf(known?.variants ?? [])
  const out = values.variants.filter((row) => piecesOf(row, stocks) <= 0)
  const own = known ? known.stock + values.stockBy : values.stock
  const count = values.variants.length > 0 ? piecesIn(values.variants, stocks) : own
  // A new product gets a code by itself.
  const code = known === undefined ? values.code || values.title : values.code
  const missing = missingForPublication({ ...values, stock: count, code })
  const inputOf: Readonly<Record<PublishNeed, ProductInputName>> = {
    title: 'title',
    category: 'category',
    code: 'code',
    description: 'description',
    image: 'images',
    price: 'price',
    stock: values.variants.length > 0 ? 'variants' : known === undefined ? 'stock' : 'stockBy',
  }
  return (
    <section className={classes.checklist} aria-labelledby={id}>
      <h3 id={id}>{m.checklist}</h3>
      <p className={shared.hint} role="status">
        {missing.length === 0 ? m.complete : m.missing(missing.length)}
      </p>
      {out.length > 0 && <p className={shared.hint}>{v.outOf(out.length, values.variants.length)}</p>}
      <ul>
        {publicationChecks.map((need) => {
          const isMissing = missing.includes(need)
          return (
            <li key={need} data-missing={isMissing || undefined}>
              {isMissing ? (
                <IconCircleDashed size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconCircleCheckFilled size={18} aria-hidden />
              )}
              <VisuallyHidden>{isMissing ? m.isMissing : m.isThere}: </VisuallyHidden>
              {isMissing ? (
                <button type="button" onClick={() => setFocus(inputOf[need])}>
                  {m.needs[need]}
                </button>
              ) : (
                m.needs[need]
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
