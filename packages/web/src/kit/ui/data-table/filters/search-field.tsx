import { ActionIcon, Input } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, lazy, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { isComposing } from '../../../lib/is-composing.ts'
import type { Counts } from '../../../lib/list-page.ts'
import { commonMessages } from '../../messages/index.ts'
import { useShortcut } from '../../shortcuts/use-shortcut.ts'
import classes from '../data-table.module.css'
import type { Facet } from '../field.ts'
import type { ListState } from '../use-list-state.ts'
import type { QueryDraft, QueryHandle } from './query/search-query.tsx'

const load = async () => ({ default: (await import('./query/search-query.tsx')).SearchQuery })
const SearchQuery = lazy(load)

/** Maximum length of a search and of a query, in characters. */
const [maxSearch, maxQuery] = [200, 2000]

interface Props {
  readonly state: ListState
  readonly label: string
  readonly facets: readonly Facet[]
  readonly counts: Counts | undefined
}

/** Debounce of searches, in milliseconds: keys of one chord wait for each other; a longer pause is felt. */
const pauseMs = 60

/** Text of the field, shown at once and searched a moment later. */
interface Typed {
  readonly text: string
  /** Searches sent by this field that are not in the URL yet; any other value came by Back or a link. */
  readonly sent: readonly string[]
  readonly resets: number
}

const noDraft: QueryDraft = { caret: 0, active: undefined, isOpen: false, mistakes: [] }

const slug = (text: string) => text.toLowerCase().replace(/\s+/g, '-')

/** Index in a text such as `smith status:new` from which on it filters by fields of the list, or is about to. */
const queryStart = (text: string, facets: readonly Facet[]): number | undefined => {
  const names = new Set(
    facets.flatMap(({ field, label, words = [] }) => [label, field, field.replace(/(At|Id)$/, ''), ...words].map(slug)),
  )
  return [...text.matchAll(/(?:^|\s)([^\s:"]+):/g)].find(([, name = '']) => names.has(name.toLowerCase()))?.index
}

/** Text of the field: what was typed, until the address has another search than those this field sent. */
const useTypedText = ({ request, resets }: ListState) => {
  const value = request.q ?? ''
  const [typed, setTyped] = useState<Typed>({ text: value, sent: [value], resets })
  const isOurs = typed.resets === resets && typed.sent.includes(value)
  const text = isOurs ? typed.text : typed.resets === resets ? value : ''
  // The address has caught up: from now on another value in it is not ours.
  if (isOurs && typed.sent.length > 1 && value === typed.text.trim()) setTyped({ ...typed, sent: [value] })
  const sent = isOurs ? typed.sent : [value]
  const keep = (next: string, search = next.trim()) => setTyped({ text: next, sent: [...sent, search], resets })
  return { text, keep, lastSent: sent.at(-1) }
}

/** Search and query as they are typed, and what keys do to them. */
const useSearch = (
  { state, facets }: Pick<Props, 'state' | 'facets'>,
  input: RefObject<HTMLInputElement | null>,
  query: RefObject<QueryHandle | null>,
) => {
  const { text, keep, lastSent } = useTypedText(state)
  const [draft, setDraft] = useState<QueryDraft>(noDraft)
  const [isAsked, setAsked] = useState(false)
  const [isEntered, setEntered] = useState(false)
  const searchSoon = useDebouncedCallback(state.type, pauseMs)
  const hasFacets = facets.length > 0
  const isQuery = hasFacets && (isAsked || queryStart(text, facets) !== undefined)

  const offerFields = () => {
    setAsked(true)
    setDraft({ ...noDraft, caret: text.length, isOpen: true })
    input.current?.focus()
  }
  const type = (next: string, caret: number) => {
    const start = queryStart(next, facets)
    // The list goes on showing what the words before a query find, and not what its half-written name does.
    const words = next.slice(0, start).trim()
    keep(next, words)
    setDraft({ ...noDraft, caret, isOpen: true })
    if (isAsked && start === undefined) searchSoon.cancel()
    else if (words !== lastSent) searchSoon(words)
  }
  const close = () => {
    setAsked(false)
    setEntered(false)
    setDraft(noDraft)
  }
  const commit = (next: string) => {
    searchSoon.cancel()
    close()
    keep(next)
    state.commit(next.trim())
  }
  const leave = () => {
    if (isQuery) setDraft({ ...draft, isOpen: false, active: undefined })
    else commit(text)
    setAsked(false)
  }
  const apply = (q: string) => {
    close()
    keep(q)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (isQuery && query.current?.press(event)) event.preventDefault()
    else if (event.key === 'Enter' && isQuery) setEntered(true)
    else if (event.key === 'Enter') commit(text)
    else if (event.key === 'ArrowDown' && hasFacets && !isQuery) {
      event.preventDefault()
      offerFields()
    } else if (event.key === 'Escape' && (text || isQuery)) {
      event.preventDefault()
      if (isAsked) close()
      if (text) commit('')
    }
  }
  const changeDraft = (change: Partial<QueryDraft>) => setDraft({ ...draft, ...change })
  return { text, draft, isQuery, isEntered, hasFacets, offerFields, type, commit, leave, apply, press, changeDraft }
}

interface InputProps extends Pick<Props, 'label'> {
  readonly ref: RefObject<HTMLInputElement | null>
  /** Id of the completions; that of the help below them ends in `-said`. */
  readonly id: string
  readonly search: ReturnType<typeof useSearch>
}

const SearchInput = ({ ref, id, label, search }: InputProps) => {
  const { table: m } = useMessages(commonMessages)
  const { text, draft, isQuery, hasFacets, type, commit, leave, press } = search
  return (
    <Input
      ref={ref}
      type="search"
      className={classes.field ?? ''}
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={isQuery ? maxQuery : maxSearch}
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete={isQuery ? 'list' : undefined}
      aria-controls={isQuery && draft.isOpen ? id : undefined}
      aria-activedescendant={draft.active === undefined ? undefined : `${id}-${draft.active}`}
      error={draft.mistakes.length > 0}
      // Mantine would replace aria-invalid and aria-describedby by its own.
      withAria={false}
      aria-invalid={draft.mistakes.length > 0 || undefined}
      aria-describedby={isQuery ? `${id}-said` : undefined}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        text && (
          <ActionIcon size="sm" aria-label={m.clearSearch} onClick={() => commit('')}>
            <IconX size={14} aria-hidden />
          </ActionIcon>
        )
      }
      onFocus={() => void (hasFacets && load())}
      onChange={({ currentTarget }) =>
        type(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
      }
      onBlur={leave}
      onKeyDown={press}
    />
  )
}

/** Search of a list; text such as `status:new total:>100` completes fields and values and becomes filters on Enter. */
export const SearchField = ({ state, label, facets, counts }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const query = useRef<QueryHandle>(null)
  const id = useId()
  const search = useSearch({ state, facets }, input, query)
  useShortcut('search', () => input.current?.focus())
  useShortcut('filter', search.offerFields, { enabled: search.hasFacets })
  return (
    <div className={classes.search}>
      <SearchInput ref={input} id={id} label={label} search={search} />
      {search.isQuery && (
        <Suspense>
          <SearchQuery
            ref={query}
            id={id}
            state={state}
            facets={facets}
            counts={counts}
            text={search.text}
            draft={search.draft}
            isEntered={search.isEntered}
            onDraft={search.changeDraft}
            onType={(text, caret) => {
              // At once, so that the next key goes to where the caret is then.
              flushSync(() => search.type(text, caret))
              input.current?.setSelectionRange(caret, caret)
            }}
            onSelect={(from, to) => input.current?.setSelectionRange(from, to)}
            onApply={search.apply}
          />
        </Suspense>
      )}
    </div>
  )
}
