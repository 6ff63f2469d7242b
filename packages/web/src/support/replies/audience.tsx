import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useFaces } from '../../records/index.ts'
import { replyMessages } from './messages/index.ts'

/** Whom a canned reply is offered to. */
export const Audience = ({ ownerId }: { readonly ownerId: number | null }) => {
  const { audience } = useMessages(replyMessages).choices
  const faces = useFaces(ownerId === null ? [] : [ownerId])
  return ownerId === null ? audience.everyone : <bdi>{faces.get(ownerId)?.name ?? `#${ownerId}`}</bdi>
}
