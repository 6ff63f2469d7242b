import { Button, VisuallyHidden } from '@mantine/core'
import type { Variant } from '@quarterdeck/contract/catalog/variants'
import IconGridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs'
import { lazy, Suspense, useId, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { productMessages } from '../messages/index.ts'
import type { ProductInput } from '../product-input.ts'
import { changesStock, piecesIn } from './rows.ts'
import { SetBar } from './set-bar.tsx'
import { useVariantRows, type VariantModel } from './use-variant-rows.ts'
import { VariantTable } from './variant-table.tsx'
import classes from './variants.module.css'

const load = async () => ({ default: (await import('./generate-dialog.tsx')).GenerateDialog })
const GenerateDialog = lazy(load)

/** Shows the number of variants and of combinations that don't match the chosen colors and sizes. */
const Summary = ({ rows, stocks, gaps, choice }: VariantModel) => {
  const m = useMessages(productMessages).variants
  const isNothingChosen = choice.colors.length === 0 && choice.sizes.length === 0
  if (rows.length === 0) return <p className={classes.summary}>{isNothingChosen ? m.chooseFirst : m.none}</p>
  return (
    <p className={classes.summary} role="status">
      <span>{m.summary(rows.length, piecesIn(rows, stocks))}</span>
      {gaps.missing.length > 0 && <span data-gap>{m.missing(gaps.missing.length)}</span>}
      {gaps.orphans.length > 0 && <span data-gap>{m.orphans(gaps.orphans.length)}</span>}
    </p>
  )
}

/** Renders the variants of the product form. */
export const VariantsFields = ({ variants }: { readonly variants: readonly Variant[] | undefined }) => {
  const id = useId()
  const {
    variants: m,
    form: { stockReason },
  } = useMessages(productMessages)
  const readOnly = useReadOnly()
  const model = useVariantRows(variants)
  const [isChoosing, setChoosing] = useState(false)
  const [said, setSaid] = useState('')
  const { rows, choice } = model
  const mayGenerate = !readOnly && (rows.length > 0 || choice.colors.length > 0 || choice.sizes.length > 0)
  return (
    <fieldset className={classes.field} aria-labelledby={id}>
      <div className={classes.variantsHead}>
        <div>
          <span id={id} className={shared.medium}>
            {m.variants}
          </span>
          <Summary {...model} />
        </div>
        {mayGenerate && (
          <Button
            variant="default"
            leftSection={<IconGridDots size={16} stroke={1.75} aria-hidden />}
            aria-haspopup="dialog"
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            onClick={() => setChoosing(true)}
          >
            {m.generate}
          </Button>
        )}
      </div>
      {rows.length > 1 && !readOnly && <SetBar model={model} onSaid={setSaid} />}
      {rows.length > 0 && <VariantTable model={model} isNew={variants === undefined} onSaid={setSaid} />}
      {changesStock(rows) && <TextField<ProductInput> name="reason" label={stockReason} required />}
      {isChoosing && (
        <Suspense>
          <GenerateDialog model={model} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  )
}
