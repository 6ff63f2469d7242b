import { useNavigate } from '@tanstack/react-router'
import { useMay } from '../../lib/session.ts'
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts'

/** Two keys lead to a screen. */
export const useGoTo = (): void => {
  const navigate = useNavigate()
  useShortcut('goToUsers', () => void navigate({ to: '/users' }), { enabled: useMay('users:read') })
}
