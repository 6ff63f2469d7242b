import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../dialog.tsx'
import { commonMessages } from '../messages/index.ts'

/** Asks before entries are lost; that cannot be undone. A form that has just been saved or given up lets go. */
export const LeaveGuard = ({ mayLeave }: { mayLeave: () => boolean }) => {
  const {
    form: { leave: m },
  } = useMessages(commonMessages)
  const { isDirty } = useFormContext().formState
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !mayLeave() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !mayLeave(),
    withResolver: true,
  })
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
          <Button color="red" onClick={() => proceed?.()}>
            {m.discard}
          </Button>
        </>
      }
    />
  )
}
