import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '../../lib/session.ts'
import { useKinds } from '../index.ts'
import { startLiveUpdates } from './live-updates.ts'

/** The first screen comes first. What happens until then is told afterwards. */
const afterMs = 1500
/** Milliseconds before a screen is shown in which its requests may have been sent. */
const askedBeforeMs = 3000

/** Keeps what is on screen up to date with what others change. */
export const useLive = (): void => {
  const queries = useQueryClient()
  const { id } = useMe()
  const kinds = useKinds()
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const since = performance.now() - askedBeforeMs
    const timer = setTimeout(() => startLiveUpdates({ queries, me: id, kinds }, since, signal), afterMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [queries, id, kinds])
}
