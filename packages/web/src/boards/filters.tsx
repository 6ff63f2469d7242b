import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useFaces } from '../records/index.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { summaryOf } from './queries.ts'
import { useBoardAddress } from './use-board-address.ts'

/** So long nobody types any more before it is searched. */
const pauseMs = 250

const SearchInput = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => {
  const { filter: m } = useMessages(boardMessages)
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    if (q !== typed.trim()) setTyped(q)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === q) return
    const timer = setTimeout(() => onSearch(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, q, onSearch])
  return (
    <TextInput
      type="search"
      aria-label={m.search}
      placeholder={m.search}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
    />
  )
}

/** Narrows a board by text, person and label. */
export const Filters = ({ board }: { board: Board }) => {
  const { filter: m } = useMessages(boardMessages)
  const { address, change } = useBoardAddress()
  const { data } = useQuery(summaryOf(board.id))
  const { assigneeIds = [], labels = [] } = data ?? {}
  const faces = useFaces(assigneeIds)
  const { person, label, q } = address
  const people = assigneeIds.map((id) => ({ value: String(id), label: faces.get(id)?.name ?? `#${id}` }))
  const known = label && !labels.includes(label) ? [...labels, label] : labels
  return (
    <search className={classes.filters}>
      <SearchInput q={q} onSearch={(text) => change({ q: text })} />
      <NativeSelect
        aria-label={m.person}
        data={[{ value: '', label: m.anyone }, ...people]}
        value={person}
        onChange={({ currentTarget: { value } }) => change({ person: value })}
      />
      <NativeSelect
        aria-label={m.label}
        data={[{ value: '', label: m.anyLabel }, ...known.map((value) => ({ value, label: value }))]}
        value={label}
        onChange={({ currentTarget: { value } }) => change({ label: value })}
      />
      {(person || label || q) && (
        <Button variant="subtle" onClick={() => change({ person: '', label: '', q: '' })}>
          {m.clear}
        </Button>
      )}
    </search>
  )
}
