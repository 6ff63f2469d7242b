import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import type { CellInput } from '../../field-types/inputs.ts'
import { recordMessages } from '../../messages/index.ts'
import classes from './cell-edit.module.css'

interface Props {
  readonly input: CellInput<never>
  readonly theirs: string
  readonly mine: string
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Someone else changed the same cell meanwhile: both values, to choose from. */
export const CellConflict = ({ input: { options, show }, theirs, mine, onTheirs, onMine }: Props) => {
  const {
    form: { conflict: m },
  } = useMessages(commonMessages)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const shown = (value: string) =>
    show?.(value) ?? (options?.find((option) => option.value === value)?.label || value || m.empty)
  return (
    <div role="alertdialog" aria-label={m.title} className={classes.clash}>
      <p>{m.title}</p>
      <button ref={first} type="button" onClick={onTheirs}>
        <span>{m.theirs}</span>
        <span>{shown(theirs)}</span>
      </button>
      <button type="button" onClick={onMine}>
        <span>{m.yours}</span>
        <span>{shown(mine)}</span>
      </button>
    </div>
  )
}

/** Asks about a value that is probably a slip, before it is saved. */
export const CellConfirmation = ({
  text,
  onCancel,
  onMeant,
}: Record<'onCancel' | 'onMeant', () => void> & { text: string }) => {
  const { actions } = useMessages(commonMessages)
  const { saveAnyway } = useMessages(recordMessages).cells
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <div role="alertdialog" aria-label={text}>
      <p>{text}</p>
      <div className={classes.answers}>
        <Button ref={first} size="xs" variant="default" onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button size="xs" onClick={onMeant}>
          {saveAnyway}
        </Button>
      </div>
    </div>
  )
}
