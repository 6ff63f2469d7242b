import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMe } from '../../lib/session.ts'
import { register } from '../../ui/shortcuts/registry.ts'
import { screensFor } from '../commands/screens.ts'

/** Two keys lead to a screen, where its route says so and one may see it. */
export const useGoTo = (): void => {
  const router = useRouter()
  const navigate = useNavigate()
  const { permissions } = useMe()
  useEffect(() => {
    const ends = screensFor(router, permissions).flatMap(({ to, shortcut }) =>
      shortcut ? [register({ name: shortcut, perform: () => void navigate({ to }) })] : [],
    )
    return () => {
      for (const end of ends) end()
    }
  }, [router, navigate, permissions])
}
