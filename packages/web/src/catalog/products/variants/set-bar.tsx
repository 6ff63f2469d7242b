import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { NumberInput } from '../../../kit/ui/form/number-input.tsx'
import { SmallSelect } from '../../../kit/ui/small-select.tsx'
import { productMessages } from '../messages/index.ts'
import type { VariantModel } from './use-variant-rows.ts'
import type { VariantOptions } from './variant-options.ts'
import classes from './variants.module.css'

const present = <Value extends string>(values: readonly (Value | null)[]): readonly Value[] => [
  ...new Set(values.filter((value) => value !== null)),
]

/** Sets price or stock of all variants, or of those with one color or size. */
export const SetBar = ({
  model: { rows, change },
  onSaid,
}: {
  model: VariantModel
  onSaid: (words: string) => void
}) => {
  const id = useId()
  const { variants: m, colors } = useMessages(productMessages)
  const [scope, setScope] = useState('')
  const [price, setPrice] = useState<number | null>(null)
  const [pieces, setPieces] = useState<number | null>(null)
  const isMeant = ({ color, size }: VariantOptions) => scope === '' || scope === color || scope === size
  const names: readonly [string, string][] = [
    ...present(rows.map(({ color }) => color)).map((color): [string, string] => [color, colors[color]]),
    ...present(rows.map(({ size }) => size)).map((size): [string, string] => [size, size.toUpperCase()]),
  ]
  const apply = () => {
    change(
      rows.map((row) => (isMeant(row) ? { ...row, price: price ?? row.price, stockBy: pieces ?? row.stockBy } : row)),
    )
    onSaid(m.setDone(rows.filter(isMeant).length))
    setPrice(null)
    setPieces(null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in one may not be laid out as a line everywhere.
    <div className={classes.set} role="group" aria-labelledby={id}>
      <span id={id}>{m.setFor}</span>
      <SmallSelect label={m.setFor} value={names.some(([name]) => name === scope) ? scope : ''} onChoose={setScope}>
        <option value="">{m.all}</option>
        {names.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </SmallSelect>
      <NumberInput
        aria-label={m.setPrice}
        placeholder={m.setPrice}
        leftSection="$"
        step={0.01}
        min={0}
        value={price}
        onNumber={setPrice}
      />
      <NumberInput aria-label={m.addPieces} placeholder={m.addPieces} value={pieces} onNumber={setPieces} />
      <Button variant="default" disabled={price === null && pieces === null} onClick={apply}>
        {m.apply}
      </Button>
    </div>
  )
}
