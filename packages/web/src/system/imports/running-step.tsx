import { Progress } from '@mantine/core'
import type { Import } from '@quarterdeck/contract/imports'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import shared from '../../ui/styles/shared.module.css'
import classes from './imports.module.css'
import { importMessages } from './messages/index.ts'

/** How far the import is. */
export const RunningStep = ({ record }: { record: Import }) => {
  const { running: m } = useMessages(importMessages)
  const done = record.created + record.updated
  const percent = record.ready > 0 ? (done / record.ready) * 100 : 100
  return (
    <section className={classes.runningStepStep} aria-labelledby="running">
      <div className={classes.runningStepLine}>
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
