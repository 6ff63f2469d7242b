import { Button } from '@mantine/core'
import { outbox } from '@quarterdeck/contract/outbox'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../lib/api/client.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { toast } from '../ui/toast.ts'
import { outboxMessages } from './messages/index.ts'

/** Puts a mail that did not arrive back into the queue. */
export const SendAgain = ({ id, onSent }: { id: number; onSent: () => void }) => {
  const m = useMessages(outboxMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    try {
      await call(outbox.again, { body: { id } })
      await queries.invalidateQueries({ queryKey: ['outbox'] })
      toast.success(m.sentAgain)
      onSent()
    } catch (error) {
      reportProblem(common, error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void send()}>
      {m.again}
    </Button>
  )
}
