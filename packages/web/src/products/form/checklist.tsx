import { VisuallyHidden } from '@mantine/core'
import { missingToPublish, type PublishNeed, publishNeeds } from '@quarterdeck/contract/publishing'
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import classes from './form.module.css'
import { productFormMessages } from './messages/index.ts'
import type { ProductInput, ProductInputName } from './product-input.ts'

interface Props {
  /** How many there are; undefined for a new product, where the form says it. */
  readonly stock: number | undefined
}

/** What is missing for the product to be published well, and the way to it. */
export const Checklist = ({ stock }: Props) => {
  const id = useId()
  const m = useMessages(productFormMessages)
  const { setFocus } = useFormContext<ProductInput>()
  const values = useWatch<ProductInput>() as ProductInput
  const count = stock === undefined ? values.stock : stock + values.stockBy
  // A new product gets a code by itself.
  const code = stock === undefined ? values.code || values.title : values.code
  const missing = missingToPublish({ ...values, stock: count, code })
  const inputOf: Readonly<Record<PublishNeed, ProductInputName>> = {
    title: 'title',
    category: 'category',
    code: 'code',
    description: 'description',
    image: 'images',
    price: 'price',
    stock: stock === undefined ? 'stock' : 'stockBy',
  }
  return (
    <section className={classes.checklist} aria-labelledby={id}>
      <h3 id={id}>{m.checklist}</h3>
      <p className={classes.quiet} role="status">
        {missing.length === 0 ? m.complete : m.missing(missing.length)}
      </p>
      <ul>
        {publishNeeds.map((need) => {
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
