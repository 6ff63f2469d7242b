import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../dialog.tsx'
import { commonMessages } from '../messages/index.ts'

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
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !mayLeave() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !mayLeave(),
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
