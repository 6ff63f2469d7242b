import { smallPicture } from '@quarterdeck/contract/kit/picture-address'
import type { ReactNode } from 'react'
import { Picture } from '../picture/picture.tsx'
import classes from './form.module.css'
import { NumberInput } from './number-input.tsx'

/** Returns the labels of such lines for error messages: `lines.0.quantity` by the name of its item. */
export const quantityLabels = (
  lines: readonly { readonly line: number }[],
  items: readonly { readonly name: string }[],
  labelOf: (name: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(lines.map(({ line }, place) => [`lines.${place}.quantity`, labelOf(items[line]?.name ?? '')]))

/** Lists order lines with a quantity input each. */
export const QuantityLines = ({ children }: { children: ReactNode }) => <ul className={classes.lines}>{children}</ul>

interface Props {
  readonly item: { readonly name: string; readonly image: string }
  /** Text with the remaining quantity. */
  readonly hint: string
  readonly max: number
  readonly label: string
  /** NaN if the input is no number. */
  readonly value: number
  readonly onPieces: (pieces: number) => void
  readonly error?: string | undefined
  /** Further inputs of the line. */
  readonly children?: ReactNode
  /** Amount of the line. */
  readonly worth?: ReactNode
}

/** Renders an order line with its quantity input. */
export const QuantityLine = ({ item, hint, max, label, value, onPieces, error, children, worth }: Props) => (
  <li>
    <Picture src={smallPicture(item.image)} alt="" sizes="36px" width={36} height={36} />
    <div className={classes.name}>
      <span>{item.name}</span>
      <span className={classes.quiet}>{hint}</span>
      {children}
    </div>
    <NumberInput
      className={classes.count ?? ''}
      min={0}
      max={max}
      emptyAs={0}
      aria-label={label}
      placeholder="0"
      disabled={max === 0}
      error={error}
      value={value}
      onNumber={(pieces) => onPieces(pieces ?? 0)}
    />
    {worth !== undefined && (
      <span className={classes.worth} data-figures>
        {worth}
      </span>
    )}
  </li>
)
