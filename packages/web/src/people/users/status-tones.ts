import type { UserStatus } from '@quarterdeck/contract/kit/constants'
import type { Tone } from '../../kit/ui/status-badge.tsx'

export const statusTones: Record<UserStatus, Tone> = {
  Active: 'green',
  Pending: 'amber',
  Banned: 'red',
  Rejected: 'gray',
}
