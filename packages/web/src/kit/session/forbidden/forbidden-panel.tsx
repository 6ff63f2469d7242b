import { Button, Textarea } from '@mantine/core'
import type { Permission } from '@quarterdeck/contract/kit/permission'
import { permissionInWords } from '@quarterdeck/contract/kit/words/index'
import { access } from '@quarterdeck/contract/people/access'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { sharedMessages } from '../../lib/i18n/shared-words.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import { StatePanel } from '../../ui/state-panel.tsx'
import { sessionMessages } from '../messages/index.ts'
import classes from './ask-form.module.css'

/** Asks those who may give access. */
const AskForm = ({ needs }: { needs: Permission }) => {
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

/** Names the permission that is missing, and lets one ask for it. */
export const ForbiddenPanel = ({ needs }: { needs: Permission }) => {
  const m = useMessages(sessionMessages).forbidden
  const words = useMessages(sharedMessages)
  const [isAsking, setIsAsking] = useState(false)
  const { data: mine } = useQuery(reading(access.mine))
  const asked = mine?.some(({ permission }) => permission === needs)
  return (
    <StatePanel
      picture={<IconLock size={36} stroke={1.5} aria-hidden />}
      title={m.title}
      text={m.text(permissionInWords(words, needs))}
    >
      {asked && <p role="status">{m.asked}</p>}
      {mine && !asked && !isAsking && (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {m.ask}
        </Button>
      )}
      {mine && !asked && isAsking && <AskForm needs={needs} />}
    </StatePanel>
  )
}
