import { permissionFor } from '@quarterdeck/contract/kit/permission'
import { versions } from '@quarterdeck/contract/system/versions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMe } from '../../../lib/session.ts'
import type { RecordReference } from '../../../lib/side-panel.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { reportProblem } from '../../../ui/report-problem.ts'
import { useUndo } from '../../index.ts'
import { recordMessages } from '../../messages/index.ts'

/** Whoever may change a record and take changes back may bring back what it was. */
export const useMayRestore = ({ entity }: RecordReference): boolean => {
  const granted = useMe().permissions
  const wanted = permissionFor(entity, 'write')
  return wanted !== undefined && granted.includes(wanted) && granted.includes('changes:undo')
}

/** Gives fields of a record the values of a version, with Undo. Answers whether it went well. */
export const useRestoreVersion = ({ entity, record }: RecordReference, current: number | undefined) => {
  const m = useMessages(recordMessages).versions
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [isBusy, setBusy] = useState(false)

  const restore = async (version: number, fields: readonly string[]): Promise<boolean> => {
    setBusy(true)
    try {
      const body = { entity, record, version, fields: [...fields] }
      const { batch } = await call(versions.restore, { body, ifMatch: current })
      offer(m.restored(version), batch)
      return true
    } catch (error) {
      reportProblem(common, error)
      return false
    } finally {
      setBusy(false)
      for (const key of [entity, 'changes']) void queries.invalidateQueries({ queryKey: [key] })
    }
  }
  return { restore, isBusy }
}
