import type { ComponentType, KeyboardEvent, MouseEvent } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { CheckBox } from '../../check-box.tsx'
import { commonMessages } from '../../messages/index.ts'
import { stepsOf } from '../../shortcut-keys.ts'
import { matchesStep } from '../../shortcuts/match.ts'
import { singleKeys } from '../../shortcuts/registry.ts'
import { useShortcut } from '../../shortcuts/use-shortcut.ts'
import { targetOfRow } from '../field.ts'
import { CardHead } from '../rows/card-head.tsx'
import type { ViewProps } from '../view.ts'
import classes from './grid.module.css'

const steps = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'] as const
type Step = (typeof steps)[number]

const isStep = (key: string): key is Step => steps.some((step) => step === key)

/** Returns the card that a key moves to; the number of cards per line depends on the window. */
const neighbour = (card: HTMLElement, step: Step): Element | undefined => {
  const cards = [...(card.parentElement?.children ?? [])] as HTMLElement[]
  const inLine = cards.findIndex(({ offsetTop }) => offsetTop !== cards[0]?.offsetTop)
  const line = inLine === -1 ? cards.length : inLine
  const here = cards.indexOf(card)
  const to = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    ArrowDown: here + line,
    ArrowUp: here - line,
    Home: 0,
    End: cards.length - 1,
  }[step]
  return cards[to]
}

interface Props<Row extends object> extends ViewProps<Row> {
  /** Content of a card; one link in it opens the record. */
  readonly Card: ComponentType<{ readonly row: Row }>
  /** Skeleton of a card. */
  readonly Outline: ComponentType
}

const placeholders = Array.from({ length: 12 }, (_, index) => index)

/** Follows the link of a card on a click anywhere in it, unless another element was meant or text is selected. */
const followLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  const onControl = target instanceof Element && target.closest('a, button, input, label')
  if (!onControl && !window.getSelection()?.toString()) currentTarget.querySelector<HTMLAnchorElement>('a')?.click()
}

/** Renders a list as a grid of cards; arrow keys move between them. */
export const GridView = <Row extends object>({ Card, Outline, ...props }: Props<Row>) => {
  const { label, actions, rows, first, ticks, idOf, nameOf, isLoading, isStale, instead } = props
  const { table: m } = useMessages(commonMessages)
  const keyed = actions.filter(({ shortcut }) => shortcut !== undefined)
  useShortcut('nextRow')
  useShortcut('openRow')
  useShortcut('peekRow', undefined, { enabled: keyed.length > 0 })
  useShortcut('selectRow', undefined, { enabled: ticks !== undefined })

  const press = (event: KeyboardEvent, row: Row, position: number) => {
    const { nativeEvent, key, shiftKey } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const here = event.currentTarget as HTMLElement
    const action = singleKeys.get()
      ? keyed.find(({ shortcut }) => shortcut && matchesStep(stepsOf(shortcut)[0] ?? [], nativeEvent))
      : undefined
    if (isStep(key)) neighbour(here, key)?.querySelector<HTMLElement>('a')?.focus()
    else if (ticks && singleKeys.get() && matchesStep(shiftKey ? ['shift', 'x'] : ['x'], nativeEvent))
      ticks.turn(idOf(row), position, shiftKey)
    else if (action) action.perform(targetOfRow(idOf(row), row), () => {})
    else return
    event.preventDefault()
  }
  return (
    <div className={classes.scroll} ref={props.regionRef} data-scroll-restoration-id="table">
      <div className={classes.head}>
        <CardHead {...props} />
      </div>
      <ul
        className={classes.grid}
        aria-label={label}
        aria-busy={isLoading || isStale}
        data-stale={isStale || undefined}
      >
        {isLoading &&
          placeholders.map((place) => (
            <li key={place} className={classes.card}>
              <Outline />
            </li>
          ))}
        {rows.map((row, index) => {
          if (!row) return null
          const [id, position] = [idOf(row), first + index]
          const ticked = ticks?.isTicked(id) ?? false
          return (
            <li
              key={id}
              className={classes.card}
              data-row={id}
              data-selected={ticked || undefined}
              aria-current={props.current === id || undefined}
              onClick={followLink}
              onClickCapture={({ target }) => {
                if (target instanceof Element && target.closest('a')) props.onOpen(id, position)
              }}
              onKeyDown={(event) => press(event, row, position)}
            >
              {ticks && (
                <span className={classes.box}>
                  <CheckBox
                    aria-label={m.select(nameOf(row))}
                    checked={ticked}
                    onChange={({ nativeEvent }) =>
                      ticks.turn(id, position, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
                    }
                  />
                </span>
              )}
              <Card row={row} />
            </li>
          )
        })}
      </ul>
      {instead}
    </div>
  )
}
