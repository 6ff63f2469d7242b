import { Button } from '@mantine/core'
import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import { discountedPrice, fromUnitPrice, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { useId, useState } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { productMessages } from '../messages/index.ts'
import { Stock } from '../stock.tsx'
import { VariantName } from './variant-name.tsx'
import { keyOf } from './variant-options.ts'
import classes from './variants.module.css'

/** Number of variants shown before the list is expanded. */
const atFirst = 8

/** Lists the variants of a product with price and stock. */
export const VariantsOverview = ({ product }: { readonly product: ProductRecord }) => {
  const id = useId()
  const { variants: m, fields } = useMessages(productMessages)
  const { unitPrice } = useFormats()
  const [isWhole, setWhole] = useState(false)
  const { variants, price, discount } = product
  if (variants.length === 0) return null
  const out = variants.filter(({ stock }) => stock === 0).length
  const shown = isWhole || variants.length <= atFirst + 1 ? variants : variants.slice(0, atFirst)
  return (
    <section className={shared.shrinks} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{m.variants}</h2>
        {out > 0 && <p className={shared.hint}>{m.outOf(out, variants.length)}</p>}
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{m.variant}</th>
            <th scope="col">{fields.code}</th>
            <th scope="col" data-end>
              {fields.price}
            </th>
            <th scope="col" data-end>
              {m.inStock}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((variant) => (
            <tr key={keyOf(variant)}>
              <th scope="row">
                <VariantName kind={variant} />
              </th>
              <td className={classes.code}>{variant.code}</td>
              <td data-end data-figures data-own={variant.price !== null || undefined}>
                {unitPrice(fromUnitPrice(discountedPrice(toUnitPrice(variant.price ?? price), discount)))}
              </td>
              <td data-end>
                <Stock stock={variant.stock} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < variants.length && (
        <Button variant="subtle" className={classes.more ?? ''} onClick={() => setWhole(true)}>
          {m.showAll(variants.length)}
        </Button>
      )}
    </section>
  )
}
