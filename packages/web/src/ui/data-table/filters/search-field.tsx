import { ActionIcon, Input } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
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

/** Longest search and longest query, in characters. */
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

/** Returns true when a text filters by a field of the list, as in `smith status:new`, or is about to. */
const namesField = (text: string, facets: readonly Facet[]) => {
  const said = new Set([...text.matchAll(/(?:^|\s)([^\s:"]+):/g)].map(([, name = '']) => name.toLowerCase()))
  return facets.some(({ field, label, words = [] }) =>
    [label, field, field.replace(/(At|Id)$/, ''), ...words].some((word) => said.has(slug(word))),
  )
}

/** Search of a list; text such as `status:new total:>100` completes fields and values and becomes filters on Enter. */
export const SearchField = ({ state, label, facets, counts }: Props) => {
  const { resets, type: search, commit: commitSearch } = state
  const value = state.request.q ?? ''
  const { table: m } = useMessages(commonMessages)
  const [typed, setTyped] = useState<Typed>({ text: value, sent: [value], resets })
  const [draft, setDraft] = useState<QueryDraft>(noDraft)
  const [isAsked, setAsked] = useState(false)
  const [isEntered, setEntered] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const query = useRef<QueryHandle>(null)
  const id = useId()
  const searchSoon = useDebouncedCallback(search, pauseMs)
  const hasFacets = facets.length > 0

  const isOurs = typed.resets === resets && typed.sent.includes(value)
  const shown = isOurs ? typed.text : typed.resets === resets ? value : ''
  // The address has caught up: from now on another value in it is not ours.
  if (isOurs && typed.sent.length > 1 && value === typed.text.trim()) setTyped({ ...typed, sent: [value] })
  const isQuery = hasFacets && (isAsked || namesField(shown, facets))

  const offerFields = () => {
    setAsked(true)
    setDraft({ ...noDraft, caret: shown.length, isOpen: true })
    input.current?.focus()
  }
  useShortcut('search', () => input.current?.focus())
  useShortcut('filter', offerFields, { enabled: hasFacets })

  const keep = (text: string) => setTyped({ text, sent: [...(isOurs ? typed.sent : [value]), text.trim()], resets })
  const type = (text: string, caret: number) => {
    keep(text)
    setDraft({ ...noDraft, caret, isOpen: true })
    if (isAsked || namesField(text, facets)) searchSoon.cancel()
    else searchSoon(text.trim())
  }
  const close = () => {
    setAsked(false)
    setEntered(false)
    setDraft(noDraft)
  }
  const commit = (text: string) => {
    searchSoon.cancel()
    close()
    keep(text)
    commitSearch(text.trim())
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (isQuery && query.current?.press(event)) event.preventDefault()
    else if (event.key === 'Enter' && isQuery) setEntered(true)
    else if (event.key === 'Enter') commit(shown)
    else if (event.key === 'ArrowDown' && hasFacets && !isQuery) {
      event.preventDefault()
      offerFields()
    } else if (event.key === 'Escape' && (shown || isQuery)) {
      event.preventDefault()
      if (isAsked) close()
      if (shown) commit('')
    }
  }
  return (
    <div className={classes.search}>
      <Input
        ref={input}
        type="search"
        className={classes.field ?? ''}
        aria-label={label}
        placeholder={label}
        value={shown}
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
          shown && (
            <ActionIcon size="sm" aria-label={m.clearSearch} onClick={() => commit('')}>
              <IconX size={14} aria-hidden />
            </ActionIcon>
          )
        }
        onFocus={() => void (hasFacets && load())}
        onChange={({ currentTarget }) =>
          type(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
        }
        onBlur={() => {
          if (isQuery) setDraft({ ...draft, isOpen: false, active: undefined })
          else commit(shown)
          setAsked(false)
        }}
        onKeyDown={press}
      />
      {isQuery && (
        <Suspense>
          <SearchQuery
            ref={query}
            id={id}
            state={state}
            facets={facets}
            counts={counts}
            text={shown}
            draft={draft}
            isEntered={isEntered}
            onDraft={(change) => setDraft({ ...draft, ...change })}
            onType={(text, caret) => {
              // At once, so that the next key goes to where the caret is then.
              flushSync(() => type(text, caret))
              input.current?.setSelectionRange(caret, caret)
            }}
            onSelect={(from, to) => input.current?.setSelectionRange(from, to)}
            onApply={(q) => {
              close()
              keep(q)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
