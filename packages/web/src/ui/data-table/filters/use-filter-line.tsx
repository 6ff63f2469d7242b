import { ActionIcon, TextInput } from '@mantine/core'
import IconTerminal2 from '@tabler/icons-react/dist/esm/icons/IconTerminal2.mjs'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { Counts } from '../../../lib/list-page.ts'
import { commonMessages } from '../../messages/index.ts'
import { useShortcut } from '../../shortcuts/use-shortcut.ts'
import type { Facet } from '../field.ts'
import type { ListState } from '../use-list-state.ts'
import type { Begun } from './line/filter-line.tsx'

const FilterLine = lazy(async () => ({ default: (await import('./line/filter-line.tsx')).FilterLine }))

interface Options {
  readonly state: ListState
  readonly facets: readonly Facet[]
  readonly counts: Counts | undefined
}

interface Shown {
  readonly button: ReactNode
  readonly line: ReactNode
  /** Goes on in the line with what was typed, where it names a field; answers whether it does. */
  readonly takeOver: (text: string) => boolean
}

const nothing: Begun = { text: '', isSearch: false, isDone: false }

const lowered = (text: string) => text.toLowerCase().replace(/\s+/g, '-')

/** Whether a text says what a field is to be or begins to, as in `smith status:`. */
const namesField = (text: string, facets: readonly Facet[]) => {
  const said = new Set([...text.matchAll(/(?:^|\s)([^\s:"]+):/g)].map(([, name = '']) => name.toLowerCase()))
  return facets.some(({ field, label, words = [] }) =>
    [label, field, field.replace(/(At|Id)$/, ''), ...words].some((word) => said.has(lowered(word))),
  )
}

/** The filters as a line of text, loaded when someone wants it. */
export const useFilterLine = ({ state, facets, counts }: Options): Shown => {
  const { table: m } = useMessages(commonMessages)
  const [begun, setBegun] = useState<Begun>()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = begun !== undefined
  const hasFacets = facets.length > 0
  useShortcut('filter', () => setBegun(nothing), { enabled: hasFacets && !isOpen })

  const close = () => {
    setBegun(undefined)
    button.current?.focus()
  }
  return {
    button: hasFacets && (
      <ActionIcon
        ref={button}
        variant="default"
        size={36}
        aria-label={m.filterLine}
        title={`${m.filterLine} (f)`}
        aria-expanded={isOpen}
        onClick={() => setBegun(isOpen ? undefined : nothing)}
      >
        <IconTerminal2 size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    ),
    line: isOpen && (
      <Suspense
        // What is typed while it is on its way goes on there.
        fallback={
          <TextInput
            autoFocus
            aria-label={m.filterLine}
            value={begun.text}
            onChange={({ currentTarget }) => setBegun({ ...begun, text: currentTarget.value, isDone: false })}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) setBegun({ ...begun, isDone: true })
              if (key === 'Escape') close()
            }}
          />
        }
      >
        <FilterLine state={state} facets={facets} counts={counts} begun={begun} onClose={close} />
      </Suspense>
    ),
    takeOver: (text) => {
      if (isOpen || !namesField(text, facets)) return false
      setBegun({ text, isSearch: true, isDone: false })
      return true
    },
  }
}
