import { Button, TextInput } from '@mantine/core'
import { type UserStatus, userStatuses } from '@quarterdeck/contract/constants'
import type { User } from '@quarterdeck/contract/users'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { commonMessages } from '../ui/messages/index.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { bulkMessages } from './bulk-messages/index.ts'
import classes from './change-status-dialog.module.css'
import { userMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'
import { type Refused, useChangeStatus } from './use-change-status.ts'

interface Props {
  readonly people: readonly User[]
  readonly onClose: () => void
  /** Some of them at least have the status now. */
  readonly onDone: () => void
}

const mostReason = 500

/** Gives several people a status, with a reason where one likes; who could not be changed is named afterwards. */
export const ChangeStatusDialog = ({ people, onClose, onDone }: Props) => {
  const m = useMessages(bulkMessages)
  const { statuses, fields } = useMessages(userMessages)
  const { actions } = useMessages(commonMessages)
  const [status, setStatus] = useState<UserStatus>()
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<readonly Refused[]>()
  const { change, isBusy } = useChangeStatus()
  const form = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!status || isBusy) return
    const result = await change(people, status, reason.trim())
    if (!result) return
    onDone()
    if (result.length === 0) onClose()
    else setRefused(result)
  }
  if (refused) {
    return (
      <Dialog
        opened
        title={m.refusedTitle(refused.length)}
        text={refused.length < people.length ? m.refusedText : m.refusedAll}
        onClose={onClose}
        actions={<Button onClick={onClose}>{actions.close}</Button>}
      >
        <ul className={classes.refused}>
          {refused.map(({ id, name, words }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    )
  }
  return (
    <Dialog
      opened
      title={m.title(people.length)}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!status} loading={isBusy}>
            {m.change}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <fieldset className={classes.statuses}>
          <legend>{fields.status}</legend>
          {userStatuses.map((value) => (
            <label key={value} className={classes.status}>
              <input type="radio" name="status" checked={status === value} onChange={() => setStatus(value)} />
              <StatusBadge tone={statusTones[value]}>{statuses[value]}</StatusBadge>
            </label>
          ))}
        </fieldset>
        <TextInput
          label={m.reason}
          description={m.reasonHint}
          maxLength={mostReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
