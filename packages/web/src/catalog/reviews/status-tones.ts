import type { ReviewStatus } from '@quarterdeck/contract/constants'
import type { Tone } from '../../ui/status-badge.tsx'

export const statusTones: Readonly<Record<ReviewStatus, Tone>> = { Visible: 'green', Hidden: 'gray' }
