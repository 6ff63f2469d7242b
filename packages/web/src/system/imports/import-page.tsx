import { Progress } from '@mantine/core'
import type { Importable } from '@quarterdeck/contract/kit/entities'
import type { Import } from '@quarterdeck/contract/system/imports'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Permitted } from '../../kit/session/index.ts'
import { Page } from '../../kit/ui/page.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { systemMessages } from '../messages/index.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FileStep } from './file-step.tsx'
import { importRecord } from './import-query.ts'
import classes from './imports.module.css'
import { useImport } from './use-import.ts'

const steps = ['file', 'columns', 'check', 'import'] as const
type Step = (typeof steps)[number]

const Steps = ({ current }: { current: Step }) => {
  const { steps: m } = useMessages(systemMessages).imports
  const reached = steps.indexOf(current)
  return (
    <ol className={classes.steps} aria-label={m.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.stepMark}
          data-reached={index <= reached || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {m[step]}
        </li>
      ))}
    </ol>
  )
}

/** Progress of the import. */
const RunningStep = ({ record }: { record: Import }) => {
  const { running: m } = useMessages(systemMessages).imports
  const done = record.created + record.updated
  const percent = record.ready > 0 ? (done / record.ready) * 100 : 100
  return (
    <section className={classes.running} aria-labelledby="running">
      <div className={classes.progressLine}>
        <h2 id="running">{m.title}</h2>
        <span>{m.progress(done, record.ready)}</span>
      </div>
      <Progress.Root size="md">
        <Progress.Section value={percent} aria-label={m.title} aria-valuetext={m.progress(done, record.ready)} />
      </Progress.Root>
      <p className={shared.muted}>{m.text}</p>
    </section>
  )
}

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
