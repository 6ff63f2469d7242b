import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn } from '../lib/api/auth.ts'
import { pathTo } from '../lib/place.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

/** Signs in and goes where the person wanted to be. */
export const useSignIn = () => {
  const router = useRouter()
  const queries = useQueryClient()
  const { next = '/users' } = useSearch({ from: '/login' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const loadAhead = () => {
    for (const { routeId } of router.matchRoutes(next.split('?')[0] ?? next, {})) {
      const route = router.routesById[routeId as keyof typeof router.routesById]
      // The screen comes while the server checks the password; should it fail here, it is asked for again.
      if (route) void router.loadRouteChunk(route)?.catch(() => {})
    }
  }
  const enter = async (account: Account) => {
    setBusy(true)
    setError(undefined)
    try {
      loadAhead()
      await signIn(account)
      queries.clear()
      router.history.replace(pathTo(next))
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  return { enter, busy, error }
}
