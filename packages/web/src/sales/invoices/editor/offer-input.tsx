import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { isComposing } from '../../../lib/is-composing.ts'
import classes from './editor.module.css'

export interface Offer {
  readonly value: string
  readonly label: ReactNode
}

interface Props extends Omit<ComponentPropsWithoutRef<'input'>, 'onKeyDown' | 'role'> {
  readonly offers: readonly Offer[]
  /** What the list of them is called to who cannot see it. */
  readonly offersLabel: string
  readonly onOffer: (value: string) => void
  /** Whether they are offered before anything is typed. */
  readonly atOnce?: boolean
  readonly onTyping?: (isTyping: boolean) => void
  /**
   * A last row, which leaves what is typed as it is. Where there is one, Enter and Tab take the first offer unless one goes to
   * another.
   */
  readonly asText?: ReactNode
  /** What is typed stays, as the last row says. */
  readonly onText?: (() => void) | undefined
  /** Whether what is typed is still looked up: Enter then waits for what is offered. */
  readonly isLooking?: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** No offer: what is typed itself. */
const text = ''

type Choice = Pick<Props, 'offers' | 'onOffer' | 'atOnce' | 'onTyping' | 'asText' | 'onText' | 'isLooking'>

/** What is offered by now, which of it is active, and what the keys do. */
const useChoice = ({ offers, onOffer, onTyping, asText, onText, isLooking = false }: Choice, readOnly: boolean) => {
  const [isOpen, setOpen] = useState(false)
  const [gone, setGone] = useState<number>()
  const [isHeld, setHeld] = useState(false)
  const rows: readonly Offer[] = asText && offers.length > 0 ? [...offers, { value: text, label: asText }] : offers
  const isOffering = isOpen && rows.length > 0 && !readOnly
  const active = gone ?? (asText && !isLooking ? 0 : -1)
  const current = isOffering ? rows[active] : undefined

  const turn = (open: boolean) => {
    setOpen(open)
    setGone(undefined)
    setHeld(false)
    onTyping?.(open)
  }
  const take = (value: string) => {
    turn(false)
    if (value === text) onText?.()
    else onOffer(value)
  }
  const answer = useEffectEvent(() => take(current?.value ?? text))
  useEffect(() => {
    if (isHeld && !isLooking) answer()
  }, [isHeld, isLooking])

  /** Answers whether the key is used up. */
  const press = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const step = steps[key]
    if (key === 'Enter' && isOpen && asText && isLooking) setHeld(true)
    else if (!isOffering) return false
    else if (step !== undefined) {
      // Beyond both ends is what was typed itself.
      const count = rows.length + 1
      setGone(((active + 1 + step + count) % count) - 1)
    } else if (key === 'Enter' && current) take(current.value)
    // What stays as it is lets Tab go on by itself.
    else if (key === 'Tab' && asText && current && current.value !== text && !shiftKey) take(current.value)
    else if (key === 'Escape') turn(false)
    else return false
    return true
  }
  return { rows, isOffering, active, current, turn, take, press }
}

/**
 * A text for which something is offered below it. None of it is taken unless one goes to it, or what is typed has a row of its
 * own. It is one element as long as nothing is offered, since a form may have very many.
 */
export const OfferInput = (props: Props) => {
  const { offers, offersLabel, onOffer, atOnce = false, onTyping, asText, onText, isLooking, ...input } = props
  const list = useId()
  const { rows, isOffering, active, current, turn, take, press } = useChoice(props, input.readOnly ?? false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event) || !press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <input
        {...input}
        type="text"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOffering}
        aria-controls={isOffering ? list : undefined}
        aria-activedescendant={current && `${list}-${active}`}
        onKeyDown={onKeyDown}
        onFocus={() => atOnce && turn(true)}
        onInput={() => turn(true)}
        onBlur={(event) => {
          turn(false)
          input.onBlur?.(event)
        }}
      />
      {isOffering && (
        <div
          id={list}
          className={classes.offers}
          role="listbox"
          aria-label={offersLabel}
          ref={(box) => box?.scrollIntoView({ block: 'nearest' })}
        >
          {rows.map(({ value, label }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
            <div
              key={value}
              id={`${list}-${index}`}
              className={value === text ? `${classes.offer} ${classes.asText}` : classes.offer}
              role="option"
              aria-selected={index === active}
              ref={(option) => {
                if (index === active) option?.scrollIntoView({ block: 'nearest' })
              }}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(value)}
            >
              {label}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
