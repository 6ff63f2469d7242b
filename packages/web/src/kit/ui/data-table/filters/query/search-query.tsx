import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import { useMessages } from '../../../../lib/i18n/use-messages.ts'
import type { Counts } from '../../../../lib/list-page.ts'
import shared from '../../../styles/shared.module.css'
import type { Facet } from '../../field.ts'
import { tableMessages } from '../../messages/index.ts'
import type { ListState } from '../../use-list-state.ts'
import { type Completion, complete } from './complete.ts'
import { joinConditions, type Mistake, merge, parseQuery } from './read.ts'
import classes from './search-query.module.css'
import { vocabularyOf } from './vocabulary.ts'

/** State of a query that is being typed into the search field. */
export interface QueryDraft {
  readonly caret: number
  /** Index of the highlighted completion. */
  readonly active: number | undefined
  readonly isOpen: boolean
  readonly mistakes: readonly Mistake[]
}

export interface QueryHandle {
  /** Handles a key of the search field; returns false for keys that it leaves to the field. */
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

export interface SearchQueryProps {
  readonly ref: Ref<QueryHandle>
  readonly id: string
  readonly state: ListState
  readonly facets: readonly Facet[]
  readonly counts: Counts | undefined
  readonly text: string
  readonly draft: QueryDraft
  /** True when Enter was pressed before this component was loaded. */
  readonly isEntered: boolean
  readonly onDraft: (change: Partial<QueryDraft>) => void
  /** Replaces the text of the field and moves the caret. */
  readonly onType: (text: string, caret: number) => void
  /** Selects a part of the text, such as a mistake. */
  readonly onSelect: (from: number, to: number) => void
  /** Called with the words that remain as the search after filters were taken out of the text. */
  readonly onApply: (q: string) => void
}

const maxCompletions = 8

/** Filters in the order in which the bar above the list has them: the common ones first. */
const commonFirst = (facets: readonly Facet[]) =>
  facets.toSorted((one, other) => Number(one.rare ?? false) - Number(other.rare ?? false))

/** Completions and mistakes of a query in the search field; on Enter its filters are added to the list. */
export const SearchQuery = (props: SearchQueryProps) => {
  const { ref, id, state, facets, counts, text, draft, isEntered, onDraft, onType, onSelect, onApply } = props
  const { query: m, days } = useMessages(tableMessages)
  const known = useQuery({ ...counts, enabled: counts !== undefined, queryKey: counts?.queryKey ?? [] }).data?.counts
  const vocabulary = vocabularyOf(commonFirst(facets), m.words, (field) =>
    Object.keys(known?.[field] ?? {}).filter(Boolean),
  )
  const labelOf = (name: string) => facets.find(({ field }) => field === name)?.label ?? name
  const options = draft.isOpen
    ? complete(text, draft.caret, vocabulary, labelOf, days.period).slice(0, maxCompletions)
    : []
  const chosen = draft.active === undefined ? undefined : options[draft.active]

  const accept = ({ insert, from }: Completion) =>
    onType(text.slice(0, from) + insert + text.slice(draft.caret).trimStart(), from + insert.length)
  const apply = () => {
    const { q, where, mistakes } = parseQuery(text, vocabulary)
    onDraft({ mistakes, isOpen: false, active: undefined })
    const [mistake] = mistakes
    if (mistake) return onSelect(mistake.at, mistake.at + mistake.text.length)
    const groups = where.filter(({ op }) => op === 'any')
    const merged = where.filter(({ op }) => op !== 'any').reduce(merge, state.where)
    state.change({ q, where: joinConditions(merged, groups) })
    onApply(q)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      const from = draft.active ?? (step > 0 ? -1 : 0)
      onDraft({ active: (from + step + options.length) % options.length })
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) accept(chosen)
    else if (event.key === 'Enter') apply()
    else if (event.key === 'Escape' && options.length > 0) onDraft({ isOpen: false, active: undefined })
    else return false
    return true
  }
  useImperativeHandle(ref, () => ({ press }))
  const begin = useEffectEvent(() => {
    if (isEntered) apply()
  })
  useEffect(() => begin(), [])

  const { mistakes } = draft
  return (
    <div className={classes.below}>
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={m.completions} className={classes.options}>
          {options.map((option, index) => (
            <div
              key={option.insert}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === draft.active}
              className={classes.option}
              // Keeps the focus in the field.
              onMouseDown={(event) => {
                event.preventDefault()
                accept(option)
              }}
            >
              <span>{option.label}</span>
              <span className={shared.hint}>{option.hint}</span>
            </div>
          ))}
        </div>
      )}
      <p
        id={`${id}-said`}
        className={classes.said}
        data-wrong={mistakes.length > 0 || undefined}
        hidden={options.length > 0}
        role={mistakes.length > 0 ? 'alert' : undefined}
      >
        {mistakes.length > 0
          ? mistakes.map(({ flaw, text: part, label = '' }) => m.mistakes[flaw](part, label)).join(' ')
          : m.help}
      </p>
    </div>
  )
}
