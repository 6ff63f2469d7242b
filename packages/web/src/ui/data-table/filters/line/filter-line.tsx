import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../../../lib/i18n/use-messages.ts'
import type { Counts } from '../../../../lib/list-page.ts'
import shared from '../../../styles/shared.module.css'
import type { Facet } from '../../field.ts'
import { tableMessages } from '../../messages/index.ts'
import type { ListState } from '../../use-list-state.ts'
import { type Completion, complete } from './complete.ts'
import { exampleOf } from './example.ts'
import classes from './filter-line.module.css'
import { type Mistake, readLine, together } from './read.ts'
import { vocabularyOf } from './vocabulary.ts'
import { hasWords, writeLine } from './write.ts'

/** What was typed before the line was there. */
export interface Begun {
  readonly text: string
  /** It was typed as a search, whose place it takes. */
  readonly isSearch: boolean
  /** Enter was pressed after it. */
  readonly isDone: boolean
}

export interface FilterLineProps {
  readonly state: ListState
  readonly facets: readonly Facet[]
  readonly counts: Counts | undefined
  /** What was typed elsewhere and goes on here. */
  readonly begun: Begun
  readonly onClose: () => void
}

interface Typed {
  readonly text: string
  readonly caret: number
  /** The line that the state of the list was written as when this was typed. */
  readonly over: string
}

/** The search and all filters of a list as one line of text, with completion. */
export const FilterLine = ({ state, facets, counts, begun, onClose }: FilterLineProps) => {
  const { line: m, days } = useMessages(tableMessages)
  const known = useQuery({ ...counts, enabled: counts !== undefined, queryKey: counts?.queryKey ?? [] }).data?.counts
  const vocabulary = vocabularyOf(facets, m.words, (field) => Object.keys(known?.[field] ?? {}).filter(Boolean))
  const written = writeLine(state.request.q ?? '', state.where, vocabulary)
  const [typed, setTyped] = useState((): Typed => {
    const over = begun.isSearch ? writeLine('', state.where, vocabulary) : written
    const text = [over, begun.text].filter(Boolean).join(' ')
    return { text, caret: text.length, over }
  })
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const [active, setActive] = useState<number>()
  const [isOpen, setOpen] = useState(begun.text !== '')
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  // What is chosen elsewhere can be read here.
  if (input.current && typed.over !== written && document.activeElement !== input.current) {
    setTyped({ text: written, caret: written.length, over: written })
  }

  // What the line has no words for stays as it is, among the chips.
  const others = state.where.filter((condition) => !hasWords(condition, vocabulary))
  const labelOf = (name: string) => facets.find(({ field }) => field === name)?.label ?? name
  const options = isOpen ? complete(typed.text, typed.caret, vocabulary, labelOf, days.period).slice(0, 8) : []
  const chosen = active === undefined ? undefined : options[active]

  const type = (text: string, caret: number) => {
    setTyped({ text, caret, over: written })
    setMistakes([])
    setActive(undefined)
    setOpen(true)
  }
  const accept = ({ insert, from }: Completion) => {
    const text = typed.text.slice(0, from) + insert + typed.text.slice(typed.caret).trimStart()
    const caret = from + insert.length
    // At once: whoever types on has the next letter there before the next frame.
    flushSync(() => type(text, caret))
    input.current?.setSelectionRange(caret, caret)
  }
  const apply = () => {
    const line = readLine(typed.text, vocabulary)
    setMistakes(line.mistakes)
    setOpen(false)
    const [mistake] = line.mistakes
    if (mistake) input.current?.setSelectionRange(mistake.at, mistake.at + mistake.text.length)
    else state.change({ q: line.q, where: together(others, line.where) })
  }
  const begin = useEffectEvent(() => {
    input.current?.focus()
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length)
    if (begun.isDone) apply()
  })
  useEffect(() => begin(), [])
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return
    if (step) {
      setOpen(true)
      if (options.length > 0) setActive(((active ?? (step > 0 ? -1 : 0)) + step + options.length) % options.length)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) accept(chosen)
    else if (event.key === 'Enter') apply()
    else if (event.key === 'Escape' && options.length > 0) setOpen(false)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    <div className={classes.line}>
      <input
        ref={input}
        type="text"
        role="combobox"
        className={classes.input}
        aria-label={m.label}
        aria-expanded={options.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${list}-${active}`}
        aria-invalid={mistakes.length > 0}
        aria-describedby={`${list}-said`}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        placeholder={exampleOf(vocabulary, m.searched)}
        value={typed.text}
        onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionStart ?? 0)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      {options.length > 0 && (
        <div id={list} role="listbox" aria-label={m.completions} className={classes.options}>
          {options.map((option, index) => (
            <div
              key={option.insert}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.option}
              // The focus stays in the line.
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
      <p id={`${list}-said`} className={classes.said} role={mistakes.length > 0 ? 'alert' : undefined}>
        {mistakes.length > 0
          ? mistakes.map(({ flaw, text, label = '' }) => m.mistakes[flaw](text, label)).join(' ')
          : m.help}
      </p>
    </div>
  )
}
