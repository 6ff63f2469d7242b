import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { localeNames } from '../../../lib/i18n/locale.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { ticketMessages } from '../messages/index.ts'
import classes from './canned.module.css'
import { inShort } from './canned-replies.ts'
import type { useCanned } from './use-canned.ts'

/** So much room has to be above a text for the list to stand there. */
const height = 340

interface Props {
  readonly canned: ReturnType<typeof useCanned>
  readonly ticket: Ticket
}

/** The canned replies that are offered: the text keeps the focus, and its keys choose. */
export const CannedList = ({ canned, ticket }: Props) => {
  const { thread: m, categories } = useMessages(ticketMessages)
  const box = useRef<HTMLDivElement>(null)
  const [isBelow, setBelow] = useState(false)
  const { id, options, active, optionId } = canned
  useLayoutEffect(() => {
    const top = box.current?.parentElement?.getBoundingClientRect().top ?? height
    setBelow(top < height)
  }, [])
  const at = active?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each one that keys lead to
  useLayoutEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div ref={box} className={classes.box} data-below={isBelow || undefined}>
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
                {inShort(canned.filled(option))}
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
