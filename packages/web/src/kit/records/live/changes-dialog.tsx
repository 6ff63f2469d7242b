import type { Entity } from '@quarterdeck/contract/kit/entities'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import { Timeline } from '../history/index.ts'
import { recordMessages } from '../messages/index.ts'

interface Props {
  readonly entity: Entity
  readonly record: string
  readonly onClose: () => void
}

/** Shows the changes of a record over the form in which it is being edited. */
export const ChangesDialog = ({ entity, record, onClose }: Props) => {
  const { notice: m } = useMessages(recordMessages).live
  const where = [
    { field: 'entity', op: 'in', values: [entity] },
    { field: 'record', op: 'in', values: [record] },
  ] as const
  return (
    <ModalFrame opened title={m.title} onClose={onClose}>
      <Timeline where={where} home={{ entity, record }} />
    </ModalFrame>
  )
}
