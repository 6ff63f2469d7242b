import type { Importable } from '@quarterdeck/contract/entities'
import type { Import } from '@quarterdeck/contract/imports'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Permitted } from '../../session/index.ts'
import { Page } from '../../ui/page.tsx'
import { ProblemPanel } from '../../ui/problem-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FileStep } from './file-step.tsx'
import { importRecord } from './import-query.ts'
import { RunningStep } from './running-step.tsx'
import { type Step, Steps } from './steps.tsx'
import { useImport } from './use-import.ts'

const stepOf = (record: Import, wantsColumns: boolean): Step => {
  if (record.state === 'running' || record.state === 'done') return 'import'
  return record.state === 'uploaded' || wantsColumns ? 'columns' : 'check'
}

/** An import that has begun, wherever it is. */
const Begun = ({ id }: { id: string }) => {
  const { data: record, error, refetch } = useQuery(importRecord(id))
  const [wantsColumns, setWantsColumns] = useState(false)
  if (!record) {
    return error ? (
      <ProblemPanel error={error} onRetry={() => void refetch()} />
    ) : (
      <>
        <Skeleton width="100%" height={30} />
        <Skeleton width="100%" height={320} />
      </>
    )
  }
  const step = stepOf(record, wantsColumns)
  return (
    <>
      <Steps current={step} />
      {step === 'columns' && <ColumnsStep record={record} onPlanned={() => setWantsColumns(false)} />}
      {step === 'check' && <CheckStep record={record} onBack={() => setWantsColumns(true)} />}
      {record.state === 'running' && <RunningStep record={record} />}
      {record.state === 'done' && <DoneStep record={record} />}
    </>
  )
}

/** Records from a CSV file: choose, match columns, check, import. */
export const ImportPage = ({ entity }: { entity: Importable }) => {
  const { id }: { id?: string } = useSearch({ strict: false })
  const { title } = useImport(entity)
  return (
    <Permitted needs="imports:run" title={title}>
      <Page title={title} layout="narrow">
        {id ? (
          <Begun key={id} id={id} />
        ) : (
          <>
            <Steps current="file" />
            <FileStep entity={entity} />
          </>
        )}
      </Page>
    </Permitted>
  )
}
