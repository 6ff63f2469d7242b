import { fold } from '@quarterdeck/contract/kit/fold'
import { namedUnits, piece, unitName, unitOf } from '@quarterdeck/contract/sales/units'
import { type ReactNode, useId, useState } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { useWrittenNumber } from '../../../kit/ui/form/use-written-number.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import classes from './editor.module.css'
import { SuggestInput } from './suggest-input.tsx'

interface CellProps {
  /** Label of the field, where the table has no header. */
  readonly label: string
  readonly className?: string | undefined
  readonly problem: string | undefined
  readonly children: (about: { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string }) => ReactNode
}

/** Renders an input of a line with its error. */
export const Cell = ({ label, className, problem, children }: CellProps) => {
  const common = useMessages(commonMessages)
  const id = useId()
  const words = wordsOf(common, problem)
  return (
    <td className={className} data-label={label}>
      {children(words ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
      {words && (
        <span id={id} className={classes.problem}>
          {words}
        </span>
      )}
    </td>
  )
}

interface NumberProps {
  readonly name: string
  readonly label: string
  /** Accessible name with the number of the line. */
  readonly title: string
  readonly value: number | null
  readonly onNumber: (value: number | null) => void
  readonly digits?: number
  readonly emptyAs?: number
  readonly unit?: string
  readonly placeholder?: string
  readonly isWhole?: boolean
  readonly problem: string | undefined
}

/** Number input of a line; arrow keys move within the table. */
export const NumberCell = (props: NumberProps) => {
  const { name, label, title, placeholder, problem, unit, isWhole = false } = props
  const { isKnown, shown, onChange, end } = useWrittenNumber(props)
  const readOnly = useReadOnly()
  return (
    <Cell label={label} className={classes.number} problem={problem}>
      {(about) => (
        <span className={classes.figure} data-unit={isKnown ? unit : undefined}>
          <input
            {...about}
            type="text"
            name={name}
            aria-label={title}
            inputMode={isWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={placeholder}
            value={shown}
            readOnly={readOnly}
            onChange={onChange}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={end}
          />
        </span>
      )}
    </Cell>
  )
}

interface UnitProps extends Pick<NumberProps, 'name' | 'label' | 'title' | 'problem'> {
  /** Unit code, or the typed text until it is one; null without a line. */
  readonly value: string | null
  readonly onUnit: (unit: string) => void
  readonly offersLabel: string
}

const most = 8

/** Selects a unit by name or by any code of UN/ECE Recommendation 20. */
export const UnitCell = ({ name, label, title, value, onUnit, problem, offersLabel }: UnitProps) => {
  const locale = useLocale()
  const readOnly = useReadOnly()
  const [typed, setTyped] = useState<string>()
  const shown = value === null ? '' : unitName(value, locale)
  const sought = fold(typed?.trim() ?? '')
  const end = () => {
    setTyped(undefined)
    if (value !== null) onUnit(unitOf(value) ?? value)
  }
  const offers = namedUnits
    .map((code) => ({ value: code, label: unitName(code, locale) }))
    .filter((unit) => unit.value !== value && fold(unit.label).startsWith(sought))
  return (
    <Cell label={label} className={`${classes.number} ${classes.unit}`} problem={problem}>
      {(about) => (
        <SuggestInput
          {...about}
          name={name}
          aria-label={title}
          value={typed ?? shown}
          readOnly={readOnly}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text)
            onUnit(text.trim() === '' ? piece : text)
          }}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={end}
          offers={offers.slice(0, most)}
          offersLabel={offersLabel}
          onOffer={(code) => {
            setTyped(undefined)
            onUnit(code)
          }}
        />
      )}
    </Cell>
  )
}

interface RateProps extends Omit<NumberProps, 'unit' | 'isWhole' | 'emptyAs' | 'digits'> {
  /** Tax rates used before. */
  readonly rates: readonly number[]
  readonly offersLabel: string
}

/** Edits the tax rate of a line, suggesting rates used before. */
export const RateCell = (props: RateProps) => {
  const { name, label, title, value, onNumber, placeholder, problem, rates, offersLabel } = props
  const { isKnown, shown, onChange, end } = useWrittenNumber({ value, onNumber })
  const { rate: shownRate } = useFormats()
  const readOnly = useReadOnly()
  const offers = rates
    .filter((rate) => rate !== value)
    .map((rate) => ({ value: String(rate), label: <span data-figures>{shownRate(rate)}</span> }))
  return (
    <Cell label={label} className={classes.number} problem={problem}>
      {(about) => (
        <span className={classes.figure} data-unit={isKnown ? '%' : undefined}>
          <SuggestInput
            {...about}
            name={name}
            aria-label={title}
            inputMode="decimal"
            placeholder={placeholder}
            value={shown}
            readOnly={readOnly}
            onChange={onChange}
            onBlur={end}
            offers={offers}
            offersLabel={offersLabel}
            onOffer={(rate) => {
              end()
              onNumber(Number(rate))
            }}
            atOnce={value === null}
          />
        </span>
      )}
    </Cell>
  )
}
