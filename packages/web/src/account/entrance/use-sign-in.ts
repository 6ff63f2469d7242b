import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn } from '../../kit/lib/api/auth.ts'
import { pathTo } from '../../kit/lib/paths.ts'
import { readSession } from '../../kit/lib/read-session.ts'
import { firstDashboard, startPageOf } from '../../kit/lib/start-page.ts'

export interface Account {
  readonly email: string
  readonly password: string
  readonly rememberMe?: boolean
}

/** Signs in and goes where the person wanted to be. */
export const useSignIn = () => {
  const router = useRouter()
  const queries = useQueryClient()
  const { next } = useSearch({ from: '/login' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly at: number }>()
  const [asksCode, setAsksCode] = useState(false)

  const loadAhead = () => {
    const [path = firstDashboard] = (next ?? firstDashboard).split('?')
    for (const { routeId } of router.matchRoutes(path, {})) {
      const route = router.routesById[routeId as keyof typeof router.routesById]
      // The screen comes while the server checks the password; should it fail here, it is asked for again.
      if (route) void router.loadRouteChunk(route)?.catch(() => {})
    }
  }
  const arrive = async () => {
    queries.clear()
    const me = next === undefined ? await readSession(queries) : undefined
    router.history.replace(pathTo(next ?? (me ? startPageOf(router, me) : '/dashboard')))
  }
  /** @param show answers whether that was all; a second step may follow, or somebody may have changed their mind */
  const attempt = async (show: () => Promise<boolean>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      if (await show()) await arrive()
      else setBusy(false)
    } catch (error) {
      setFailure({ error, at: Date.now() })
      setBusy(false)
    }
  }
  const enter = (account: Account) =>
    attempt(async () => {
      loadAhead()
      const { needsSecondStep } = await signIn(account)
      setAsksCode(needsSecondStep)
      return !needsSecondStep
    })
  return { enter, attempt, arrive, busy, failure, asksCode, startOver: () => setAsksCode(false) }
}
