import type { TicketStatus } from '@quarterdeck/contract/core/constants'
import type { Tone } from '../../ui/status-badge.tsx'

export const statusTones: Record<TicketStatus, Tone> = { Open: 'amber', Pending: 'gray', Closed: 'green' }
