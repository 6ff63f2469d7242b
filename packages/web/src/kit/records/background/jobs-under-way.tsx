import { useSelector } from '@tanstack/react-store'
import { lazy, Suspense } from 'react'
import { rememberedJobs } from '../remembered-jobs.ts'

const JobWatch = lazy(async () => ({ default: (await import('./job-watch.tsx')).JobWatch }))

/** Tells of the jobs that someone on this device waits for, after a reload too. */
export const JobsUnderWay = () => {
  const ids = useSelector(rememberedJobs.ids)
  return ids.map((id) => (
    <Suspense key={id}>
      <JobWatch id={id} />
    </Suspense>
  ))
}
