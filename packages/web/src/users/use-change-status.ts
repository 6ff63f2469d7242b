import type { UserStatus } from '@quarterdeck/contract/constants'
import { type User, users } from '@quarterdeck/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../lib/api/client.ts'
import { entityOf } from '../lib/api/queries.ts'
import { useIntentKey } from '../lib/api/use-intent-key.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { toast } from '../ui/toast.ts'
import { useUndo } from '../ui/use-undo.ts'
import { bulkMessages } from './bulk-messages/index.ts'
import { userMessages } from './messages/index.ts'

/** Someone who stays as they are, and why. */
export interface Refused {
  readonly id: string
  readonly name: string
  readonly words: string
}

/** Gives people a status in one step and offers Undo. Answers who was refused; nothing where the whole failed. */
export const useChangeStatus = () => {
  const m = useMessages(bulkMessages)
  const { statuses } = useMessages(userMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)

  const words: Readonly<Record<string, string>> = m.reasons
  const send = async (people: readonly User[], status: UserStatus, reason: string) => {
    const body = { ids: people.map(({ id }) => id), change: { status }, ...(reason && { reason }) }
    const { data, batch } = await call(users.change, { body, idempotencyKey: keyFor(body) })
    if (data.changed > 0) offer(m.changed(data.changed, statuses[status]), batch)
    else if (data.refused.length === 0) toast.info(m.unchanged)
    void queries.invalidateQueries({ queryKey: [entityOf(users.change)] })
    return data.refused.map(({ id, code }) => ({
      id,
      name: people.find((person) => String(person.id) === id)?.name ?? id,
      words: words[code] ?? common.problems.invalid,
    }))
  }
  const change = async (...given: Parameters<typeof send>): Promise<readonly Refused[] | undefined> => {
    setBusy(true)
    try {
      return await send(...given)
    } catch (error) {
      reportProblem(common, error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy }
}
