import type { InvoiceStatus } from '@quarterdeck/contract/core/constants'
import type { Tone } from '../../ui/status-badge.tsx'

export const statusTones: Record<InvoiceStatus, Tone> = { pending: 'amber', complete: 'green' }
