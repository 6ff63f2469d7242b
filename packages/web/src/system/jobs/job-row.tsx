import { Button, Progress, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type Job, jobs } from '@quarterdeck/contract/system/jobs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useQuery } from '@tanstack/react-query'
import { use, useId } from 'react'
import { reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import {
  isFileJob,
  isIrreversible,
  isJobOver,
  isMailJob,
  jobActionOf,
  recordMessages,
  useCancel,
  useKinds,
  useSaveBundle,
  useUndo,
} from '../../kit/records/index.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { useDownload } from '../../kit/ui/use-download.ts'
import { systemMessages } from '../messages/index.ts'
import { JobChange } from './job-change.tsx'
import classes from './jobs.module.css'

const List = ({ job, id }: { job: Job; id: string }) => {
  const m = useMessages(systemMessages).jobs
  const { data } = useQuery(reading(jobs.refused, { id: job.id }))
  const { save } = useDownload()
  const { leftOut } = useMessages(recordMessages).background
  const words: Readonly<Record<string, string>> = isMailJob(job) ? leftOut : m.reasons
  const all = () => save(jobs.refusedFile.path, new URLSearchParams({ id: job.id }), `${m.fileName}.csv`)
  return (
    <div id={id} className={classes.refused}>
      {!data && <Skeleton width={220} />}
      <ul>
        {data?.map((one) => (
          <li key={one.id}>
            <bdi>{one.title || one.id}</bdi>
            <span>{words[one.code] ?? one.message}</span>
          </li>
        ))}
      </ul>
      <UnstyledButton className={classes.link ?? ''} onClick={() => void all()}>
        {m.download}
      </UnstyledButton>
    </div>
  )
}

const useRefusedWords = (job: Job) => {
  const { unsent, leftOff, refused } = useMessages(systemMessages).jobs
  if (isMailJob(job)) return unsent
  return isFileJob(job) ? leftOff : refused
}

/** The records that stayed as they are, and why; asked for when somebody wants to know. */
const JobRefused = ({ job }: { job: Job }) => {
  const refusedWords = useRefusedWords(job)
  const [opened, { toggle }] = useDisclosure(false)
  const id = useId()
  return (
    <>
      <UnstyledButton className={classes.link ?? ''} aria-expanded={opened} aria-controls={id} onClick={toggle}>
        {refusedWords(job.refused)}
        <IconChevronDown size={14} stroke={1.75} aria-hidden data-opened={opened || undefined} />
      </UnstyledButton>
      {opened && <List job={job} id={id} />}
    </>
  )
}

const tones: Readonly<Record<Job['state'], Tone>> = {
  waiting: 'gray',
  running: 'amber',
  done: 'green',
  failed: 'red',
  cancelled: 'gray',
}

const undoMs = 30 * 24 * 60 * 60 * 1000

const canBeUndone = ({ changed, undone, endedAt, ...job }: Job) =>
  job.kind !== 'cleaning' &&
  !isIrreversible(job) &&
  changed > 0 &&
  !undone &&
  endedAt !== null &&
  Date.now() - Date.parse(endedAt) < undoMs

const useWhat = (job: Job): string => {
  const { kind, entity } = job
  const m = useMessages(systemMessages).jobs
  const kinds = useKinds()
  const locale = useLocale()
  const name = entity ? use(kinds[entity].words.load(locale)).many : ''
  return m.what[kind === 'import' || kind === 'cleaning' ? kind : jobActionOf(job)](name)
}

const Figures = ({ job }: { job: Job }) => {
  const m = useMessages(systemMessages).jobs
  if (isJobOver(job))
    return <span className={classes.figures}>{(isMailJob(job) ? m.mailed : m.changed)(job.changed)}</span>
  return (
    <div className={classes.progress}>
      <span className={classes.figures}>{m.progress(job.done, job.total)}</span>
      <Progress value={job.total > 0 ? (100 * job.done) / job.total : 0} size={4} aria-label={m.progressLabel} />
    </div>
  )
}

/** The file that a job made, as long as it is kept. */
const BundleFile = ({ job, what }: { job: Job; what: string }) => {
  const m = useMessages(systemMessages).jobs
  const { dateTime } = useFormats()
  const saveBundle = useSaveBundle()
  if (!job.fileUntil || Date.parse(job.fileUntil) <= Date.now()) return null
  return (
    <Button
      variant="default"
      size="xs"
      title={m.keptUntil(dateTime(job.fileUntil))}
      aria-label={m.saveFileOf(what)}
      onClick={() => void saveBundle(job)}
    >
      {m.saveFile}
    </Button>
  )
}

/** A job: its action, its progress, and its controls. */
export const JobRow = ({ job }: { job: Job }) => {
  const m = useMessages(systemMessages).jobs
  const { actions } = useMessages(commonMessages)
  const { ago } = useFormats()
  const mayUndo = usePermission('changes:undo')
  const cancel = useCancel()
  const { undo } = useUndo()
  const what = useWhat(job)
  return (
    <li className={classes.job}>
      <div className={classes.what}>
        <div className={classes.head}>
          <span className={shared.medium}>{what}</span>
          <JobChange job={job} />
        </div>
        <p className={classes.about}>
          <bdi>{job.actor?.name ?? m.system}</bdi>
          <time dateTime={job.createdAt}>{ago(job.createdAt, Date.now())}</time>
          {job.reason && <bdi>{job.reason}</bdi>}
        </p>
        {job.refused > 0 && <JobRefused job={job} />}
      </div>
      <Figures job={job} />
      <span className={shared.start}>
        <StatusBadge tone={job.undone ? 'gray' : tones[job.state]}>
          {job.undone ? m.undone : m.states[job.state]}
        </StatusBadge>
      </span>
      <div className={classes.actions}>
        {!isJobOver(job) && job.kind !== 'cleaning' && (
          <Button variant="default" size="xs" aria-label={m.cancelOf(what)} onClick={() => void cancel(job.id)}>
            {actions.cancel}
          </Button>
        )}
        <BundleFile job={job} what={what} />
        {mayUndo && canBeUndone(job) && (
          <Button variant="default" size="xs" aria-label={m.undoOf(what)} onClick={() => void undo(job.batch)}>
            {actions.undo}
          </Button>
        )}
      </div>
    </li>
  )
}
