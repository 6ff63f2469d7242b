import { Button, TextInput } from '@mantine/core'
import type { BoardColumn } from '@quarterdeck/contract/boards/boards'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type FormEvent, useRef, useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { isComposing } from '../kit/lib/is-composing.ts'
import { useBoard } from './board-context.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { useCardSteps } from './use-card-steps.ts'

/** Writes cards at the end of a column, one after the other. */
export const QuickAdd = ({ column: { id, name } }: { column: BoardColumn }) => {
  const { add: m } = useMessages(boardMessages)
  const { board, lane } = useBoard()
  const { add } = useCardSteps()
  const [isOpen, setIsOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' || isBusy) return
    setIsBusy(true)
    if (await add({ boardId: board.id, columnId: id, title: title.trim(), ...lane?.gives })) setTitle('')
    setIsBusy(false)
  }
  if (!isOpen)
    return (
      <button
        type="button"
        ref={opener}
        className={classes.adder}
        aria-label={m.to(name)}
        onClick={() => setIsOpen(true)}
      >
        <IconPlus size={16} stroke={1.75} aria-hidden />
        {m.label}
      </button>
    )
  return (
    <form className={classes.addForm} onSubmit={(event) => void submit(event)}>
      <TextInput
        autoFocus
        aria-label={m.title}
        placeholder={m.title}
        maxLength={200}
        value={title}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return
          event.stopPropagation()
          close()
        }}
      />
      <span className={classes.addActions}>
        <Button type="submit" size="xs" loading={isBusy} disabled={title.trim() === ''}>
          {m.submit}
        </Button>
        <Button size="xs" variant="default" onClick={close}>
          {m.close}
        </Button>
      </span>
    </form>
  )
}
