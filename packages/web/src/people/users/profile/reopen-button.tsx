import { Button } from '@mantine/core'
import { deactivation } from '@quarterdeck/contract/account/deactivation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unlessCanceled } from '../../../kit/lib/api/auth-events.ts'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { userMessages } from '../messages/index.ts'
import { accountClosingQuery } from './account-closing-query.ts'

/** Reopens a deactivated account; hidden for others. */
export const ReopenButton = ({ id }: { id: number }) => {
  const { leaving: m } = useMessages(userMessages).profile
  const common = useMessages(commonMessages)
  const { data } = useQuery(accountClosingQuery(id))
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  if (data?.leaving?.kind !== 'deactivate') return null
  const reopen = async () => {
    setIsBusy(true)
    try {
      if (await unlessCanceled(() => call(deactivation.readmit, { body: { id } }))) {
        toast.success(m.reopened)
        await queries.invalidateQueries({ queryKey: accountClosingQuery(id).queryKey })
      }
    } catch (error) {
      reportProblem(common, error)
    }
    setIsBusy(false)
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void reopen()}>
      {m.reopen}
    </Button>
  )
}
