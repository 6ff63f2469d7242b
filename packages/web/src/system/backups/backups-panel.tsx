import { Button } from '@mantine/core'
import { type Backup, type Backups, backups } from '@quarterdeck/contract/system/backups'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import notice from '../../kit/ui/notice.module.css'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { systemMessages } from '../messages/index.ts'
import classes from './backups.module.css'

const [whileRunningMs, usualMs] = [3000, 60_000]

/** Returns true while a backup is written or tested. */
const isChanging = ({ isRunning, backups: [last] }: Backups): boolean =>
  isRunning || (last !== undefined && last.checkedAt === null && last.error === '')

const useStatus = () =>
  useQuery({
    ...reading(backups.list),
    refetchInterval: ({ state: { data } }) => (data && isChanging(data) ? whileRunningMs : usualMs),
  }).data

const StartButton = ({ isRunning }: { isRunning: boolean }) => {
  const m = useMessages(systemMessages).backups
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(backups.start, {}),
    onError: (error) => reportProblem(common, error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['backups'] }),
  })
  return (
    <Button variant="default" size="xs" loading={isPending} disabled={isRunning} onClick={() => mutate()}>
      {isRunning ? m.started : m.start}
    </Button>
  )
}

const DownloadButton = ({ name }: { name: string }) => {
  const m = useMessages(systemMessages).backups
  const common = useMessages(commonMessages)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(backups.permit, { body: { name } }),
    // The browser saves it as it comes: it may be larger than its memory.
    onSuccess: () => window.location.assign(`/api${backups.download.path}?${new URLSearchParams({ name })}`),
    onError: (error) => reportProblem(common, error),
  })
  return (
    <Button variant="default" size="xs" loading={isPending} onClick={() => mutate()}>
      {m.download}
    </Button>
  )
}

const Last = ({ backup }: { backup: Backup | undefined }) => {
  const m = useMessages(systemMessages).backups
  const { bytes, dateTime, number } = useFormats()
  if (!backup) return <p className={shared.hint}>{m.none}</p>
  const { createdAt, checkedAt, seconds, error } = backup
  const facts = [bytes(backup.bytes), ...(seconds === null ? [] : [m.took(number(Math.max(1, Math.round(seconds))))])]
  const tested = checkedAt ? m.checked(dateTime(checkedAt)) : m.unchecked
  return (
    <>
      <p>{[m.last(dateTime(createdAt)), ...facts].join(' · ')}</p>
      <p className={shared.hintWrap}>{error ? m.broken(error) : tested}</p>
    </>
  )
}

const Warning = ({ title, text }: { title: string; text: string }) => (
  <div className={notice.bar} role="alert">
    <p className={`${notice.text} ${shared.wraps}`}>
      <strong>{title}</strong>
      {text && (
        <>
          <br />
          <bdi>{text}</bdi>
        </>
      )}
    </p>
  </div>
)

const Warnings = ({ place, failure, isOverdue }: Backups) => {
  const m = useMessages(systemMessages).backups
  const { dateTime } = useFormats()
  return (
    <>
      {failure && <Warning title={m.failed(dateTime(failure.at))} text={failure.error} />}
      {isOverdue && !failure && <Warning title={m.overdue} text="" />}
      {place?.isSameDisk && <Warning title={m.sameDisk} text={m.sameDiskHint} />}
    </>
  )
}

/** Shows owners the last backup and where backups are stored, and lets them make and download one; nothing where the server makes none. */
export const BackupsPanel = () => {
  const m = useMessages(systemMessages).backups
  const status = useStatus()
  if (!status?.place) return null
  const { place, isEncrypted, isRunning } = status
  const [last] = status.backups
  const stored = place.kind === 'folder' ? m.folder(place.name) : m.bucket(place.name)
  return (
    <>
      <Warnings {...status} />
      <section className={classes.panel} aria-label={m.title}>
        <div className={classes.facts}>
          <h2 className={classes.title}>{m.title}</h2>
          <Last backup={last} />
          <p className={shared.hintWrap}>
            {stored} · {isEncrypted ? m.encrypted : m.unencrypted} · <a href="/api/docs/changes">{m.releaseNotes}</a>
          </p>
        </div>
        <div className={shared.row8}>
          <StartButton isRunning={isRunning} />
          {last && <DownloadButton name={last.name} />}
        </div>
      </section>
    </>
  )
}
