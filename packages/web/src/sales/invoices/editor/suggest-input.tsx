import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { isComposing } from '../../../kit/lib/is-composing.ts'
import classes from './editor.module.css'

export interface Suggestion {
  readonly value: string
  readonly label: ReactNode
}

interface Props extends Omit<ComponentPropsWithoutRef<'input'>, 'onKeyDown' | 'role'> {
  readonly offers: readonly Suggestion[]
  /** Accessible name of the list. */
  readonly offersLabel: string
  readonly onOffer: (value: string) => void
  /** True to show suggestions before typing. */
  readonly atOnce?: boolean
  readonly onTyping?: (isTyping: boolean) => void
  /** Final option that keeps the typed text. If present, Enter and Tab select the first suggestion by default. */
  readonly asText?: ReactNode
  /** Called when the typed text is kept, by the final option. */
  readonly onText?: (() => void) | undefined
  /** True while suggestions are loading; Enter then waits for them. */
  readonly isLooking?: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Value of the option that keeps the typed text. */
const text = ''

type Choice = Pick<Props, 'offers' | 'onOffer' | 'atOnce' | 'onTyping' | 'asText' | 'onText' | 'isLooking'>

/** Returns the open suggestions, the active one, and key handlers. */
const useChoice = ({ offers, onOffer, onTyping, asText, onText, isLooking = false }: Choice, readOnly: boolean) => {
  const [isOpen, setOpen] = useState(false)
  const [gone, setGone] = useState<number>()
  const [isHeld, setHeld] = useState(false)
  const rows: readonly Suggestion[] = asText && offers.length > 0 ? [...offers, { value: text, label: asText }] : offers
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

  /** Returns true if the key was handled. */
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
 * Text input with suggestions. None is selected unless navigated to, or if the typed text has its own option. Renders
 * a single element while closed, since a form may have very many.
 */
export const SuggestInput = (props: Props) => {
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
