import { Button } from '@mantine/core'
import type { Import } from '@quarterdeck/contract/system/imports'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { useUndo } from '../../kit/records/index.ts'
import { StatePanel } from '../../kit/ui/state-panel.tsx'
import { systemMessages } from '../messages/index.ts'
import { RefusedRows } from './refused-rows.tsx'
import { useImport } from './use-import.ts'

/** Result of the import, and its undo: the whole import is one entry of the journal. */
export const DoneStep = ({ record }: { record: Import }) => {
  const { done: m, join } = useMessages(systemMessages).imports
  const { words } = useImport(record.entity)
  const { created, updated, mode } = record
  const came = () => {
    if (created > 0 && updated > 0) return join(words.created(created), words.updated(updated))
    return updated > 0 || mode === 'update' ? words.updated(updated) : words.created(created)
  }
  const mayUndo = usePermission('changes:undo')
  const queries = useQueryClient()
  const { undo } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const titles = { not: came(), running: m.undoing, done: m.undone }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken back is gone from the list as well
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: [record.entity] })
  }, [queries, record.entity, record.undo])

  const takeBack = async () => {
    setBusy(true)
    await undo(record.batch)
    setBusy(false)
  }
  return (
    <>
      <div role="status">
        <StatePanel
          picture={
            record.undo === 'not' ? (
              <IconCircleCheck size={40} stroke={1.5} color="var(--qd-green-dot)" aria-hidden />
            ) : (
              <IconArrowBackUp size={40} stroke={1.5} aria-hidden />
            )
          }
          title={titles[record.undo]}
          text={record.rejected > 0 && record.undo === 'not' ? m.refused(record.rejected) : undefined}
        >
          <Button renderRoot={(props) => <Link to={`/${record.entity}`} {...props} />}>{words.toList}</Button>
          {mayUndo && created + updated > 0 && record.undo === 'not' && (
            <Button variant="default" loading={isBusy} onClick={() => void takeBack()}>
              {m.undo}
            </Button>
          )}
          <Button variant="default" renderRoot={(props) => <Link to={`/${record.entity}/import`} {...props} />}>
            {m.another}
          </Button>
        </StatePanel>
      </div>
      {record.rejected > 0 && <RefusedRows record={record} text={m.refusedText} />}
    </>
  )
}
