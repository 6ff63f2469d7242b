import type { Entity } from '@quarterdeck/contract/kit/entities'
import { type PresenceEvent, type Present, presence, presenceMs } from '@quarterdeck/contract/system/presence'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'

const presentAt = (place: PresenceEvent) => reading(presence.read, place)

/** Asks again who is at a record, where that is on screen. */
export const refetchPresence = (queries: QueryClient, place: PresenceEvent): void =>
  void queries.invalidateQueries({ queryKey: presentAt(place).queryKey })

const nobody: readonly Present[] = []

/**
 * Says that one looks at a record, and whether one writes there, for as long as this is on screen.
 * Answers who else is there; nobody where that cannot be told at the moment.
 */
export const usePresence = (entity: Entity, record: string, isTyping: boolean): readonly Present[] => {
  const queries = useQueryClient()
  useEffect(() => {
    const place = { entity, record }
    const { queryKey } = presentAt(place)
    const tell = async (state: 'here' | 'typing') => {
      // Without the server nobody is told, which it hears of elsewhere.
      const told = await call(presence.tell, { body: { ...place, state } }).catch(() => undefined)
      if (told) queries.setQueryData(queryKey, told.data)
    }
    const now = () => void (document.hidden || tell(isTyping ? 'typing' : 'here'))
    now()
    const timer = setInterval(now, presenceMs / 2)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', now)
    }
  }, [queries, entity, record, isTyping])
  useEffect(() => {
    const body = { entity, record, state: 'gone' } as const
    const leave = () => void call(presence.tell, { body, outlives: true }).catch(() => undefined)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [entity, record])
  return useQuery({ ...presentAt({ entity, record }), refetchInterval: presenceMs }).data ?? nobody
}
