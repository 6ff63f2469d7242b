import { Button } from '@mantine/core'
import type { Change } from '@quarterdeck/contract/changes'
import { type Permission, permissionFor } from '@quarterdeck/contract/permission'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe } from '../../lib/session.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { useUndo } from '../index.ts'
import { recordMessages } from '../messages/index.ts'
import classes from './timeline.module.css'

/** Whoever could have made a change may take it back; what came with the system stays. */
const mayUndo = ({ entity, action, actor, undone, isFinal }: Change, granted: readonly Permission[]): boolean => {
  const needed = permissionFor(entity, action === 'update' ? 'write' : 'delete')
  return Boolean(actor && !undone && !isFinal && needed && granted.includes(needed) && granted.includes('changes:undo'))
}

/** Takes back a change, with all that was changed together with it. */
export const UndoButton = ({ change, what }: { change: Change; what: string }) => {
  const m = useMessages(recordMessages).history
  const { actions } = useMessages(commonMessages)
  const me = useMe()
  const { undo } = useUndo()
  const [isBusy, setBusy] = useState(false)
  if (!mayUndo(change, me.permissions)) return null

  const takeBack = async () => {
    setBusy(true)
    await undo(change.batch)
    setBusy(false)
  }
  return (
    <Button
      variant="subtle"
      className={classes.undo ?? ''}
      size="compact-xs"
      aria-label={m.undo(what)}
      loading={isBusy}
      leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
      onClick={() => void takeBack()}
    >
      {actions.undo}
    </Button>
  )
}
