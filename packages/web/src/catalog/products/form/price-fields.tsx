import { discountedPrice, fromUnitPrice, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { namedUnits, unitName } from '@quarterdeck/contract/sales/units'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { NumberField } from '../../../kit/ui/form/number-field.tsx'
import { productMessages } from '../messages/index.ts'
import type { ProductInput } from '../product-input.ts'
import classes from './form.module.css'

/** Shows the price after the discount. */
const Resulting = () => {
  const m = useMessages(productMessages).form
  const { unitPrice } = useFormats()
  const [price, discount] = useWatch<ProductInput, ['price', 'discount']>({ name: ['price', 'discount'] })
  const isKnown = price !== null && price >= 0 && discount >= 0 && discount <= 100
  if (!isKnown) return <output className={classes.result}>&nbsp;</output>
  const before = toUnitPrice(price)
  const after = discountedPrice(before, discount)
  const pays = unitPrice(fromUnitPrice(after))
  return (
    <output className={classes.result}>
      {after === before ? m.pays(pays) : m.paysLess(pays, unitPrice(fromUnitPrice(before - after)))}
    </output>
  )
}

export const PriceFields = () => {
  const { form: m, fields, unitSearch } = useMessages(productMessages)
  const locale = useLocale()
  return (
    <div>
      <div className={classes.pair}>
        <NumberField<ProductInput>
          name="price"
          label={fields.price}
          leftSection="$"
          step={0.01}
          min={0}
          digits={2}
          required
        />
        <ChoiceField<ProductInput>
          name="unit"
          label={fields.unit}
          options={namedUnits.map((value) => ({ value, label: unitName(value, locale) }))}
          search={unitSearch}
        />
        <NumberField<ProductInput>
          name="discount"
          label={m.percentOff}
          rightSection="%"
          step={0.01}
          min={0}
          max={100}
          emptyAs={0}
        />
      </div>
      <Resulting />
    </div>
  )
}
