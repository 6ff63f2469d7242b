import { type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
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
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A text for which something is offered below it. None of it is taken unless one goes to it: what is typed may be meant as it
 * is. It is one element as long as nothing is offered, since a form may have very many.
 */
export const OfferInput = ({ offers, offersLabel, onOffer, atOnce = false, onTyping, ...input }: Props) => {
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isOffering = isOpen && offers.length > 0 && !input.readOnly
  const current = isOffering ? offers[active] : undefined

  const turn = (open: boolean) => {
    setOpen(open)
    setActive(-1)
    onTyping?.(open)
  }
  const take = (value: string) => {
    turn(false)
    onOffer(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOffering || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) {
      // Beyond both ends is what was typed itself.
      const count = offers.length + 1
      setActive(((active + 1 + step + count) % count) - 1)
    } else if (event.key === 'Enter' && current) take(current.value)
    else if (event.key === 'Escape') turn(false)
    else return
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
          {offers.map(({ value, label }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
            <div
              key={value}
              id={`${list}-${index}`}
              className={classes.offer}
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
