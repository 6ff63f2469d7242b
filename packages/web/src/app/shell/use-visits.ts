import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { recentUsers } from '../../lib/recent.ts'
import { useMe } from '../../lib/session.ts'

/** Remembers the records that one opens. */
export const useVisits = (): void => {
  const { id: person } = useMe()
  const { id } = useParams({ strict: false })
  useEffect(() => {
    if (id) recentUsers.add(person, id)
  }, [person, id])
}
