import { Button } from '@mantine/core'
import { type Import, imports } from '@quarterdeck/contract/system/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { systemMessages } from '../messages/index.ts'
import { ChangedRows } from './changed-rows.tsx'
import { importRecord } from './import-query.ts'
import classes from './imports.module.css'
import { RefusedRows } from './refused-rows.tsx'
import { useImport } from './use-import.ts'

interface Props {
  readonly record: Import
  readonly onBack: () => void
}

/** The dry run: how many would be created, what would be refused, and the way to go ahead. */
export const CheckStep = ({ record, onBack }: Props) => {
  const { check: m } = useMessages(systemMessages).imports
  const { words } = useImport(record.entity)
  const common = useMessages(commonMessages)
  const { number } = useFormats()
  const queries = useQueryClient()
  const keyFor = useIntentKey()
  const [busy, setBusy] = useState(false)

  const run = async () => {
    setBusy(true)
    try {
      const body = { id: record.id }
      const { data } = await call(imports.run, { body, idempotencyKey: keyFor(body) })
      queries.setQueryData(importRecord(record.id).queryKey, data)
    } catch (error) {
      reportProblem(common, error)
      await queries.invalidateQueries(importRecord(record.id))
    } finally {
      setBusy(false)
    }
  }
  const { ready, changing, unchanged, rejected, mode } = record
  const tiles = [
    ...(mode === 'update' ? [] : [{ name: 'ready', count: ready - changing } as const]),
    ...(mode === 'create'
      ? []
      : ([
          { name: 'changing', count: changing },
          { name: 'unchanged', count: unchanged },
        ] as const)),
    { name: 'refused', count: rejected, tone: rejected > 0 ? 'red' : undefined } as const,
  ].map((tile) => ({ tone: undefined, ...tile }))
  return (
    <div className={classes.step}>
      <div className={classes.tiles} role="status">
        {tiles.map(({ name, count, tone }) => (
          <div key={name} className={classes.tile} data-tone={tone}>
            <span className={classes.figure}>{number(count)}</span>
            <span className={shared.muted}>{m[name]}</span>
          </div>
        ))}
      </div>
      {changing > 0 && <ChangedRows record={record} />}
      {record.rejected > 0 ? <RefusedRows record={record} text={m.refusedText} /> : <p>{m.allFine}</p>}
      <div className={shared.actionsEnd}>
        <Button variant="default" onClick={onBack}>
          {m.back}
        </Button>
        <Button loading={busy} disabled={record.ready === 0} onClick={() => void run()}>
          {words.run(ready)}
        </Button>
      </div>
    </div>
  )
}
