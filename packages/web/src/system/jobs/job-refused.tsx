import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type Job, jobs } from '@quarterdeck/contract/jobs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDownload } from '../../ui/use-download.ts'
import classes from './jobs.module.css'
import { jobMessages } from './messages/index.ts'

const List = ({ job, id }: { job: Job; id: string }) => {
  const m = useMessages(jobMessages)
  const { data } = useQuery(reading(jobs.refused, { id: job.id }))
  const { save } = useDownload()
  const words: Readonly<Record<string, string>> = m.reasons
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

/** The records that stayed as they are, and why; asked for when somebody wants to know. */
export const JobRefused = ({ job }: { job: Job }) => {
  const m = useMessages(jobMessages)
  const [opened, { toggle }] = useDisclosure(false)
  const id = useId()
  return (
    <>
      <UnstyledButton className={classes.link ?? ''} aria-expanded={opened} aria-controls={id} onClick={toggle}>
        {m.refused(job.refused)}
        <IconChevronDown size={14} stroke={1.75} aria-hidden data-opened={opened || undefined} />
      </UnstyledButton>
      {opened && <List job={job} id={id} />}
    </>
  )
}
