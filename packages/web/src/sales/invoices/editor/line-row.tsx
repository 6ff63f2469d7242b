import { lineTotal, toDecimal } from '@quarterdeck/contract/kit/money'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type CSSProperties, type KeyboardEvent, memo, useState } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { formMessages } from '../../../kit/ui/form/messages/index.ts'
import { sameValue } from '../../../kit/ui/form/same-value.ts'
import { invoiceMessages } from '../messages/index.ts'
import classes from './editor.module.css'
import { type Line, lineAmounts } from './invoice-input.ts'
import { type LastPaid, lastPriceFor } from './last-prices.ts'
import { LineCategory } from './line-category.tsx'
import { NumberCell, RateCell, UnitCell } from './line-cells.tsx'
import { type Chosen, TitleCell } from './title-cell.tsx'

/** Errors of a line, by field. */
export type LineProblems = Readonly<Partial<Record<keyof Line, string>>>

interface Props {
  readonly line: Line
  readonly place: number
  /** Number of lines without the empty one at the end. */
  readonly count: number
  readonly problems: LineProblems | undefined
  readonly paid: ReadonlyMap<string, LastPaid>
  readonly rates: readonly number[]
  readonly isDragged: boolean
  readonly style: CSSProperties | undefined
  readonly onChange: (place: number, part: Partial<Line>) => void
  readonly onProduct: (place: number, product: Chosen) => void
  readonly onText: (place: number) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (place: number) => void
}

const Tools = ({
  line,
  place,
  count,
  onMove,
  onRemove,
}: Pick<Props, 'line' | 'place' | 'count' | 'onMove' | 'onRemove'>) => {
  const { rows: m } = useMessages(formMessages)
  const { lineName } = useMessages(invoiceMessages).editor.lines
  const name = line.title || lineName(place + 1)
  // The browser's own buttons: there are three in every line.
  const tools = [
    [m.up(name), place === 0, IconChevronUp, () => onMove(place, place - 1)],
    [m.down(name), place === count - 1, IconChevronDown, () => onMove(place, place + 1)],
    [m.remove(name), false, IconX, () => onRemove(place)],
  ] as const
  return (
    <div className={classes.tools}>
      {tools.map(([label, isDisabled, ToolIcon, act]) => (
        <button key={label} type="button" aria-label={label} disabled={isDisabled} onClick={act}>
          <ToolIcon size={16} aria-hidden />
        </button>
      ))}
    </div>
  )
}

const Row = ({
  line,
  place,
  count,
  problems,
  paid,
  rates,
  isDragged,
  style,
  onChange,
  onProduct,
  onText,
  onMove,
  onRemove,
}: Props) => {
  const { lines: m } = useMessages(invoiceMessages).editor
  const { money, number } = useFormats()
  const readOnly = useReadOnly()
  const isBlank = place === count
  const change = (part: Partial<Line>) => onChange(place, part)
  const pay = ({ price, discount }: LastPaid) => change({ price, discount })
  const known = lastPriceFor(paid, line)
  const [isVisited, setVisited] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyL' || !known || readOnly) return
    event.preventDefault()
    pay(known)
  }
  const field = (name: keyof Line, label: string) => ({
    name: `products.${place}.${name}`,
    label,
    title: m.inLine(label, place + 1),
    problem: problems?.[name],
  })
  return (
    <tr
      data-line={place}
      data-blank={isBlank || undefined}
      data-dragged={isDragged || undefined}
      style={style}
      onKeyDown={onKeyDown}
      onFocus={() => setVisited(true)}
    >
      <td className={classes.grip}>
        {!isBlank && !readOnly && (
          <span data-grip aria-hidden>
            <IconGripVertical size={16} />
          </span>
        )}
      </td>
      <TitleCell
        {...field('title', m.title)}
        line={line}
        onTitle={(title) => change(title === '' ? { title, id: null } : { title })}
        onProduct={(product) => onProduct(place, product)}
        onText={() => onText(place)}
        paid={paid}
        onPaid={pay}
        isVisited={isVisited}
        onVariant={change}
        category={
          !isBlank && (
            <LineCategory
              line={line}
              label={m.inLine(m.category, place + 1)}
              onCategory={(taxCategory) => change({ taxCategory })}
            />
          )
        }
        placeholder={isBlank ? m.add : ''}
      />
      <NumberCell
        {...field('quantity', m.quantity)}
        value={isBlank ? null : line.quantity}
        onNumber={(quantity) => change({ quantity: quantity as number })}
      />
      <UnitCell
        {...field('unit', m.unit)}
        value={isBlank ? null : line.unit}
        onUnit={(unit) => change({ unit })}
        offersLabel={m.units}
      />
      <NumberCell
        {...field('price', m.price)}
        value={line.price}
        onNumber={(price) => change({ price: price as number })}
        digits={2}
        placeholder={isBlank ? '' : money(0)}
      />
      <NumberCell
        {...field('discount', m.discount)}
        value={line.discount}
        onNumber={(discount) => change({ discount: discount ?? 0 })}
        emptyAs={0}
        unit="%"
        placeholder={isBlank ? '' : number(0)}
      />
      <RateCell
        {...field('taxRate', m.tax)}
        value={isBlank ? null : line.taxRate}
        onNumber={(taxRate) => change({ taxRate, ...(taxRate !== 0 && { taxCategory: null }) })}
        rates={rates}
        offersLabel={m.rates}
        placeholder={isBlank ? '' : '–'}
      />
      <td className={classes.amount} data-label={m.amount} data-figures>
        {!isBlank && money(toDecimal(lineTotal(lineAmounts(line))))}
      </td>
      <td className={classes.last}>
        {!isBlank && !readOnly && <Tools line={line} place={place} count={count} onMove={onMove} onRemove={onRemove} />}
      </td>
    </tr>
  )
}

/** Properties compared by content, because the form creates new objects on each change. */
const byValue = ['line', 'problems', 'rates', 'style'] as const
const isSame = (before: Props, after: Props): boolean =>
  (Object.keys(after) as (keyof Props)[]).every(
    (name) =>
      Object.is(before[name], after[name]) ||
      (byValue.some((each) => each === name) && sameValue(before[name], after[name])),
  )

/** Renders a line; memoized, so that only changed ones of very many render again. */
export const LineRow = memo(Row, isSame)
