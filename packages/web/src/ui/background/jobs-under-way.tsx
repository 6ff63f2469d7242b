import { lazy, Suspense, useSyncExternalStore } from 'react'
import { keptJobs } from './kept-jobs.ts'

const JobWatch = lazy(async () => ({ default: (await import('./job-watch.tsx')).JobWatch }))

/** Tells of the jobs that someone on this device waits for, after a reload too. */
export const JobsUnderWay = () => {
  const ids = keptJobs.idsIn(useSyncExternalStore(keptJobs.watch, keptJobs.read))
  return ids.map((id) => (
    <Suspense key={id}>
      <JobWatch id={id} />
    </Suspense>
  ))
}
