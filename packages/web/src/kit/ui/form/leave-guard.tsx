import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../dialog.tsx'
import { commonMessages } from '../messages/index.ts'

interface Props {
  readonly mayLose: () => boolean
  readonly onDiscard?: () => void
  /** True if a change of query parameters also leaves the form. */
  readonly isBySearch?: boolean
}

/** Asks for confirmation before unsaved input is lost. */
export const LeaveGuard = ({ mayLose, onDiscard, isBySearch = false }: Props) => {
  const {
    form: { leave: m },
  } = useMessages(commonMessages)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => mayLose() && (isBySearch || current.pathname !== next.pathname),
    enableBeforeUnload: mayLose,
    withResolver: true,
  })
  const discard = () => {
    onDiscard?.()
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
