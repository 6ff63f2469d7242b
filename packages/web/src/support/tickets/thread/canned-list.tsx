import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { localeNames } from '../../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ticketMessages } from '../messages/index.ts'
import classes from './canned.module.css'
import { summaryOf } from './canned-replies.ts'
import type { useCanned } from './use-canned.ts'

/** Maximum height of the list and minimum useful height, in pixels. */
const height = { most: 340, least: 120 } as const

/** Returns the side of the text field with room for the list: above if it fits, otherwise the larger one. */
const placeBeside = (text: Element) => {
  const { top, bottom } = text.getBoundingClientRect()
  const frame = text.closest('[role=dialog]')?.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect()
  const above = top - Math.max(frame ? frame.top : (header?.bottom ?? 0), 0)
  const below = Math.min(frame?.bottom ?? Infinity, window.innerHeight) - bottom
  const isBelow = above < height.most && below > above
  return { isBelow, room: Math.max(height.least, Math.min(height.most, (isBelow ? below : above) - 8)) }
}

interface Props {
  readonly canned: ReturnType<typeof useCanned>
  readonly ticket: Ticket
}

/** Lists canned replies. The text field keeps the focus and handles the keys. */
export const CannedList = ({ canned, ticket }: Props) => {
  const { thread: m, categories } = useMessages(ticketMessages)
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ readonly isBelow: boolean; readonly room: number }>()
  const { id, options, active, optionId } = canned
  useLayoutEffect(() => {
    if (box.current?.parentElement) setPlace(placeBeside(box.current.parentElement))
  }, [])
  const at = active?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each one that keys lead to
  useLayoutEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div
      ref={box}
      className={classes.box}
      data-below={place?.isBelow || undefined}
      style={{ maxHeight: place?.room ?? height.most }}
    >
      {options.length === 0 && <p className={classes.none}>{m.canned.none}</p>}
      {options.length > 0 && (
        <div id={id} role="listbox" tabIndex={0} aria-label={m.canned.label} className={classes.list}>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus, and its keys choose
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={option.id}
              id={optionId(option)}
              role="option"
              aria-selected={option === active}
              className={classes.option}
              onMouseMove={() => canned.point(option)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => canned.choose(option)}
            >
              <span className={classes.head}>
                <bdi>{option.title}</bdi>
                <span>
                  {option.language !== ticket.language && <em>{localeNames[option.language]}</em>}
                  {categories[option.category]}
                </span>
              </span>
              <span className={classes.text} lang={option.language}>
                {summaryOf(canned.filled(option))}
              </span>
            </div>
          ))}
        </div>
      )}
      <Link to="/replies" className={classes.all} onMouseDown={(event) => event.preventDefault()} tabIndex={-1}>
        {m.canned.all}
      </Link>
    </div>
  )
}
