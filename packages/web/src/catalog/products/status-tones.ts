import type { ProductStatus } from '@quarterdeck/contract/core/constants'
import type { Tone } from '../../ui/status-badge.tsx'

export const statusTones: Record<ProductStatus, Tone> = { Published: 'green', Draft: 'gray' }
