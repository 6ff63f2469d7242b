import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import shared from '../ui/styles/shared.module.css'
import { recordMessages } from './messages/index.ts'
import { Thumb } from './record-picture.tsx'
import classes from './records.module.css'

interface Line {
  readonly name: string
  readonly image?: string
  readonly quantity: number
  /** Unit, where it is not pieces. */
  readonly unit?: string | undefined
  readonly price: number
  readonly total: number
  /** The discount in percent. */
  readonly discount?: number
  /** A remark below the line. */
  readonly note?: string | undefined
}

/** Lines of a purchase. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const m = useMessages(recordMessages)
  const { money, measure, unitPrice } = useFormats()
  return (
    <ul className={classes.lines} aria-label={m.items}>
      {lines.map(({ name, image, quantity, unit, price, total, discount = 0, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may stand in two lines, and lines do not move
        <li key={place}>
          {image !== undefined && <Thumb image={image} size={40} />}
          <div className={classes.line}>
            <span className={shared.wraps}>{name}</span>
            <span className={shared.hint} data-figures>
              {[measure(quantity), unit].filter(Boolean).join(' ')} × {unitPrice(price)}
              {discount > 0 && ` · ${m.less(discount)}`}
              {note && ` · ${note}`}
            </span>
          </div>
          <span data-figures>{money(total)}</span>
        </li>
      ))}
    </ul>
  )
}
