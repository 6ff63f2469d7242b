import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../dialog.tsx'
import { commonMessages } from '../messages/index.ts'
import { useAwaited } from './awaited.ts'

interface Props {
  readonly mayLeave: () => boolean
  readonly onDiscard: () => void
}

/** Asks before entries are lost; that cannot be undone. A form that has just been saved or given up lets go. */
export const LeaveGuard = ({ mayLeave, onDiscard }: Props) => {
  const {
    form: { leave: m },
  } = useMessages(commonMessages)
  const { isDirty } = useFormContext().formState
  const awaited = useAwaited()
  const mayLose = () => (isDirty || awaited.size > 0) && !mayLeave()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => mayLose() && current.pathname !== next.pathname,
    enableBeforeUnload: mayLose,
    withResolver: true,
  })
  const discard = () => {
    onDiscard()
    proceed?.()
  }
  return (
    <Dialog
      opened={status === 'blocked'}
      title={m.title}
      text={m.text}
      onClose={() => reset?.()}
      actions={
        <>
          <Button variant="default" onClick={() => reset?.()} data-autofocus>
            {m.stay}
          </Button>
          <Button color="red" onClick={discard}>
            {m.discard}
          </Button>
        </>
      }
    />
  )
}
