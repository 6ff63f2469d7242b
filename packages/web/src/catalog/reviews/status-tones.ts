import type { ReviewStatus } from '@quarterdeck/contract/kit/constants'
import type { Tone } from '../../kit/ui/status-badge.tsx'

export const statusTones: Readonly<Record<ReviewStatus, Tone>> = { Visible: 'green', Hidden: 'gray' }
