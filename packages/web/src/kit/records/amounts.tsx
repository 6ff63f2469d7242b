import { useFormats } from '../lib/i18n/formats.ts'
import classes from './records.module.css'

interface Props {
  /** Parts that add up; one that is taken off is negative. */
  readonly parts: readonly (readonly [label: string, amount: number])[]
  readonly total: readonly [label: string, amount: number]
}

/** Amounts one below the other and what they come to. */
export const Amounts = ({ parts, total }: Props) => {
  const { money } = useFormats()
  // Nothing taken off is `-0`, and adding 0 makes it 0.
  return (
    <dl className={classes.amounts}>
      {[...parts, total].map(([label, amount], index) => (
        <div key={label} data-total={index === parts.length || undefined}>
          <dt>{label}</dt>
          <dd data-figures>{money(amount + 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
