import { ActionIcon, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { useShortcut } from '../../shortcuts/use-shortcut.ts'
import classes from '../data-table.module.css'

interface Props {
  readonly value: string
  readonly label: string
  /** Another one each time the search is taken back from elsewhere. */
  readonly resets: number
  readonly onType: (text: string) => void
  readonly onCommit: (text: string) => void
  /** Answers whether what was typed goes on elsewhere. */
  readonly onTakeOver: (text: string) => boolean
}

/** Only keys that are pressed together wait for each other: what is asked for no more is given up by the next. */
const pauseMs = 60

/** What is typed is shown at once and searched a moment later; `sent` tells our own changes from those of Back. */
interface Typed {
  readonly text: string
  readonly sent: readonly string[]
  readonly resets: number
}

export const SearchField = ({ value, label, resets, onType, onCommit, onTakeOver }: Props) => {
  const { table: m } = useMessages(commonMessages)
  const [typed, setTyped] = useState<Typed>({ text: value, sent: [value], resets })
  const input = useRef<HTMLInputElement>(null)
  const searchSoon = useDebouncedCallback(onType, pauseMs)
  useShortcut('search', () => input.current?.focus())

  const isOurs = typed.resets === resets && typed.sent.includes(value)
  const shown = isOurs ? typed.text : typed.resets === resets ? value : ''
  // The address has caught up: from now on another one in it is not ours.
  if (isOurs && typed.sent.length > 1 && value === typed.text.trim()) setTyped({ ...typed, sent: [value] })

  const keep = (text: string) => setTyped({ text, sent: [...(isOurs ? typed.sent : [value]), text.trim()], resets })
  const type = (text: string) => {
    if (onTakeOver(text)) return commit('')
    keep(text)
    searchSoon(text.trim())
  }
  const commit = (text: string) => {
    searchSoon.cancel()
    keep(text)
    onCommit(text.trim())
  }
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.field ?? ''}
      aria-label={label}
      placeholder={label}
      value={shown}
      maxLength={200}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        shown && (
          <ActionIcon size="sm" aria-label={m.clearSearch} onClick={() => commit('')}>
            <IconX size={14} aria-hidden />
          </ActionIcon>
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => commit(shown)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(shown)
        if (event.key === 'Escape' && shown) {
          event.preventDefault()
          commit('')
        }
      }}
    />
  )
}
