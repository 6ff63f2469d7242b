import type { ReviewStatus } from '@quarterdeck/contract/core/constants'
import type { Tone } from '../../ui/status-badge.tsx'

export const statusTones: Readonly<Record<ReviewStatus, Tone>> = { Visible: 'green', Hidden: 'gray' }
