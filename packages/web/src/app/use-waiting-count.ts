import { type Waiting, waitingRecords } from '@quarterdeck/contract/kit/waiting'
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { reading } from '../kit/lib/api/queries.ts'
import { useMe } from '../kit/lib/session.ts'

type Counts = Readonly<Partial<Record<Waiting, number>>>

const none: Counts = {}
const counts = createAtom(none)

/** The first screen comes first. */
const afterMs = 1200

/** Asks how much waits; the stream of events has it asked for anew. Answers how to stop. */
const watch = (queries: QueryClient): (() => void) =>
  new QueryObserver(queries, reading(waitingRecords)).subscribe(({ data }) => {
    if (data) counts.set(data)
  })

/** Keeps the counts of the menu while it is there. */
export const useWatchWaitingCounts = (): void => {
  const queries = useQueryClient()
  const { id } = useMe()
  // Whose counts they are: someone else who signs in may read other lists.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = watch(queries)
    }, afterMs)
    return () => {
      clearTimeout(timer)
      stop?.()
      counts.set(none)
    }
  }, [queries, id])
}

/** Returns the number of records in a list that wait for somebody; undefined until it is known. */
export const useWaitingCount = (name: string): number | undefined =>
  useSelector(counts, (all) => (name in all ? all[name as Waiting] : undefined))
