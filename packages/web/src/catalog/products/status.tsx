import type { ProductStatus } from '@quarterdeck/contract/kit/constants'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import { productMessages } from './messages/index.ts'

export const statusTones: Record<ProductStatus, Tone> = { Published: 'green', Draft: 'gray' }

export const ProductStatusBadge = ({ status }: { status: ProductStatus }) => {
  const { statuses } = useMessages(productMessages)
  return <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
}
