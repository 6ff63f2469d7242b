import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import shared from '../../ui/styles/shared.module.css'
import { MentionArea } from './mention-area.tsx'
import { type Mentioned, toStored } from './mentions.ts'

interface Props {
  readonly label: string
  readonly saveLabel: string
  /** Existing text as it is typed, and the people mentioned in it. */
  readonly before?: { readonly typed: string; readonly people: readonly Mentioned[] }
  /** Hears what is typed, and who is mentioned in it. */
  readonly onType?: (typed: string, people: readonly Mentioned[]) => void
  /** Answers whether it went well. */
  readonly onSave: (text: string) => Promise<boolean>
  readonly onCancel?: () => void
}

/** Writes a note, or changes one. */
export const NoteEditor = ({ label, saveLabel, before, onType, onSave, onCancel }: Props) => {
  const { actions } = useMessages(commonMessages)
  const [typed, setTyped] = useState(before?.typed ?? '')
  const [people, setPeople] = useState<readonly Mentioned[]>(before?.people ?? [])
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const latest = useRef(typed)

  const write = (next: string) => {
    latest.current = next
    setTyped(next)
  }

  const isTaken = useRef(before !== undefined)
  useEffect(() => {
    if (isTaken.current || !before) return
    isTaken.current = true
    // What is typed by now stays.
    if (latest.current !== '') return
    latest.current = before.typed
    setTyped(before.typed)
    setPeople(before.people)
  }, [before])

  const save = async () => {
    if (busy.current || typed.trim() === '') return
    busy.current = true
    setBusy(true)
    if (await onSave(toStored(typed.trim(), people))) {
      // What was typed while it was on its way belongs to the next one.
      const rest = latest.current.startsWith(typed) ? latest.current.slice(typed.length) : latest.current
      write(rest)
      if (rest) onType?.(rest, people)
    }
    busy.current = false
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    void save()
  }
  return (
    <form className={shared.stack8} onSubmit={submit} onKeyDown={press}>
      <MentionArea
        label={label}
        value={typed}
        onChange={(next) => {
          write(next)
          onType?.(next, people)
        }}
        onMention={(person) => setPeople([...people, person])}
      />
      <div className={shared.actionsEnd}>
        {onCancel && (
          <Button variant="default" size="xs" onClick={onCancel}>
            {actions.cancel}
          </Button>
        )}
        <Button
          type="submit"
          size="xs"
          variant={onCancel ? 'filled' : 'default'}
          disabled={typed.trim() === ''}
          loading={isBusy}
        >
          {saveLabel}
        </Button>
      </div>
    </form>
  )
}
