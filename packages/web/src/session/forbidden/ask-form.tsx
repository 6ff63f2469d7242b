import { Button, Textarea } from '@mantine/core'
import { access } from '@quarterdeck/contract/access'
import type { Permission } from '@quarterdeck/contract/permission'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import { sessionMessages } from '../messages/index.ts'
import classes from './ask-form.module.css'

/** Asks those who may give access. */
export const AskForm = ({ needs }: { needs: Permission }) => {
  const m = useMessages(sessionMessages).forbidden
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(access.ask, { body: { permission: needs, reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['access'] }),
    onError: (error) => reportProblem(common, error, { reason: m.reason }),
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Textarea
        label={m.reason}
        value={reason}
        maxLength={500}
        rows={3}
        data-autofocus
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {m.send}
      </Button>
    </form>
  )
}
