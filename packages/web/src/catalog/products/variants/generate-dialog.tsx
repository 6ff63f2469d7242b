import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { CheckBox } from '../../../kit/ui/check-box.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { productMessages } from '../messages/index.ts'
import { piecesIn, piecesOf, variantRowsFor } from './rows.ts'
import type { VariantModel } from './use-variant-rows.ts'
import { useVariantName, VariantName } from './variant-name.tsx'
import { isChosen, isSameVariant, keyOf, type VariantOptions, variantGrid } from './variant-options.ts'
import classes from './variants.module.css'

interface Props {
  readonly model: VariantModel
  readonly onClose: () => void
}

/**
 * Returns a function that describes the effect on a combination: added, kept or removed; undefined if it neither
 * exists nor is selected.
 */
const useFate = ({ rows, stocks }: VariantModel) => {
  const m = useMessages(productMessages).variants
  const { number } = useFormats()
  return (kind: VariantOptions, isWanted: boolean) => {
    const row = rows.find((each) => isSameVariant(each, kind))
    if (!row) return isWanted ? { fate: 'new', words: m.isNew, more: m.isNew } : undefined
    if (!isWanted) return { fate: 'removed', words: m.isRemoved, more: m.isRemoved }
    const pieces = piecesOf(row, stocks)
    return { fate: 'there', words: number(pieces), more: m.pieces(pieces) }
  }
}

interface CellProps {
  readonly name: string
  readonly fate: ReturnType<ReturnType<typeof useFate>>
  readonly isWanted: boolean
  readonly onToggle: () => void
}

const Cell = ({ name, fate, isWanted, onToggle }: CellProps) => {
  const id = useId()
  return (
    <label htmlFor={id} className={classes.cell} data-fate={fate?.fate}>
      <CheckBox
        id={id}
        aria-label={[name, fate?.more].filter(Boolean).join(', ')}
        checked={isWanted}
        onChange={onToggle}
      />
      <span aria-hidden="true">{fate?.words}</span>
    </label>
  )
}

/** Shows all combinations of colors and sizes: existing, new, and those to remove. */
export const GenerateDialog = ({ model, onClose }: Props) => {
  const m = useMessages(productMessages).variants
  const { actions } = useMessages(commonMessages)
  const nameOf = useVariantName()
  const fateOf = useFate(model)
  const { rows, choice, stocks, known, change } = model
  const grid = variantGrid(choice, rows)
  const kinds = grid.colors.flatMap((color) => grid.sizes.map((size): VariantOptions => ({ color, size })))
  const possible = kinds.filter(({ color, size }) => color !== null || size !== null)
  const [wanted, setWanted] = useState<readonly string[]>(() =>
    possible.filter((kind) => isChosen(choice, kind)).map(keyOf),
  )
  const chosen = possible.filter((kind) => wanted.includes(keyOf(kind)))
  const removed = rows.filter((row) => !wanted.includes(keyOf(row)))
  const added = chosen.length - (rows.length - removed.length)
  const lost = piecesIn(removed, stocks)

  const toggle = (kind: VariantOptions) => {
    const key = keyOf(kind)
    setWanted(wanted.includes(key) ? wanted.filter((each) => each !== key) : [...wanted, key])
  }
  const apply = () => {
    change(variantRowsFor(chosen, rows, known))
    onClose()
  }
  return (
    <Dialog
      opened
      size="xl"
      title={m.generate}
      text={m.generateText}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button onClick={apply}>{m.apply}</Button>
        </>
      }
    >
      <div className={classes.scroll}>
        <table className={classes.grid}>
          {grid.sizes.some((size) => size !== null) && (
            <thead>
              <tr>
                <td />
                {grid.sizes.map((size) => (
                  <th key={size} scope="col">
                    {size?.toUpperCase() ?? m.noSize}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {grid.colors.map((color) => (
              <tr key={color}>
                <th scope="row">
                  {color ? <VariantName kind={{ color, size: null }} /> : grid.colors.length > 1 ? m.noColor : ''}
                </th>
                {grid.sizes.map((size) => {
                  const kind = { color, size }
                  const isWanted = wanted.includes(keyOf(kind))
                  return (
                    <td key={size}>
                      {possible.some((each) => isSameVariant(each, kind)) && (
                        <Cell
                          name={nameOf(kind)}
                          fate={fateOf(kind, isWanted)}
                          isWanted={isWanted}
                          onToggle={() => toggle(kind)}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.outcome} role="status">
        <span>{m.outcome(chosen.length, added, removed.length)}</span>
        {chosen.length > 0 && lost > 0 && <span data-lost>{m.piecesLost(lost)}</span>}
        {chosen.length === 0 && rows.length > 0 && <span>{m.keptPieces(lost)}</span>}
      </p>
    </Dialog>
  )
}
