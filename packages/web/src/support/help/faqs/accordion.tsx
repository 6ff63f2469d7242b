import type { HelpQuestion } from '@quarterdeck/contract/support/help'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef } from 'react'
import { useLocale } from '../../../kit/lib/i18n/use-messages.ts'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { Answer } from './answer.tsx'
import classes from './help.module.css'
import { answerIn } from './help-query.ts'
import { HighlightedText } from './highlighted-text.tsx'

export interface Entry extends HelpQuestion {
  readonly excerpt?: string
}

interface Props {
  readonly entries: readonly Entry[]
  readonly open: number | undefined
  readonly onOpen: (id: number | undefined) => void
  /** Highlighted words. */
  readonly words?: readonly string[]
  /** Level of the headings. */
  readonly level: 2 | 3
}

const heads = '[data-question]'

/** Moves the focus between questions by arrow keys, Home and End. */
const move = (event: KeyboardEvent<HTMLElement>) => {
  const all = [...document.querySelectorAll<HTMLElement>(heads)]
  const at = all.indexOf(event.currentTarget)
  const to: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }
  const target = all[to[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  target.focus()
}

const Waiting = () => (
  <div className={classes.body} aria-busy="true">
    <Skeleton width="92%" height={14} />
    <Skeleton width="84%" height={14} />
    <Skeleton width="60%" height={14} />
  </div>
)

const Question = ({ entry, isOpen, ...props }: Omit<Props, 'entries' | 'open'> & { entry: Entry; isOpen: boolean }) => {
  const id = useId()
  const locale = useLocale()
  const queries = useQueryClient()
  const { onOpen, words = [], level } = props
  const Heading = `h${level}` as const
  const row = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  // Whoever comes by a link is led to the article.
  useEffect(() => {
    if (isOpen && !wasOpen.current) row.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])
  const prepare = () => void queries.prefetchQuery({ ...answerIn(locale, entry.id), staleTime: 60_000 })
  return (
    <article ref={row} className={classes.entry} data-open={isOpen || undefined}>
      <Heading className={classes.heading}>
        <button
          type="button"
          data-question={entry.id}
          className={classes.question}
          aria-expanded={isOpen}
          aria-controls={`${id}answer`}
          onClick={() => onOpen(isOpen ? undefined : entry.id)}
          onKeyDown={move}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <span lang={entry.language} dir="auto">
            <HighlightedText text={entry.title} words={words} />
          </span>
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
        </button>
      </Heading>
      {!isOpen && entry.excerpt && (
        <p className={classes.excerpt} lang={entry.language} dir="auto">
          <HighlightedText text={entry.excerpt} words={words} />
        </p>
      )}
      <div id={`${id}answer`}>
        {isOpen && (
          <Suspense fallback={<Waiting />}>
            <Answer id={entry.id} words={words} />
          </Suspense>
        )}
      </div>
    </article>
  )
}

/** Lists questions, one of which is expanded. */
export const Accordion = ({ entries, open, ...props }: Props) => (
  <div className={classes.entries}>
    {entries.map((entry) => (
      <Question key={entry.id} entry={entry} isOpen={entry.id === open} {...props} />
    ))}
  </div>
)
