import {
  type Delivery,
  type DeliveryDraft,
  type DeliveryPatch,
  deliveries,
} from '@quarterdeck/contract/catalog/deliveries'
import type { BodyOf } from '@quarterdeck/contract/kit/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useUndoableAction } from '../../../kit/records/index.ts'
import { catalogMessages } from '../../messages/index.ts'

/** Queries affected by deliveries, besides their own: stock follows from them. */
const around = ['deliveries', 'products', 'changes']

/**
 * Returns the changes of deliveries, each with Undo. They resolve to true if successful; otherwise `problem` has the
 * error.
 */
export const useDeliveryChanges = () => {
  const queries = useQueryClient()
  const keyFor = useIntentKey()
  const { fields } = useMessages(catalogMessages).deliveries
  const { attempt, isBusy, problem } = useUndoableAction(() => {
    for (const entity of around) void queries.invalidateQueries({ queryKey: [entity] })
  })
  return {
    isBusy,
    problem,
    add: (body: DeliveryDraft, done: string) =>
      attempt(done, () => call(deliveries.create, { body, idempotencyKey: keyFor(body) }), fields),
    change: ({ id, version }: Delivery, body: DeliveryPatch, done: string) =>
      attempt(done, () => call(deliveries.update, { query: { id: String(id) }, body, ifMatch: version }), fields),
    receive: ({ id, version }: Delivery, body: BodyOf<typeof deliveries.receive>, done: string) =>
      attempt(
        done,
        () =>
          call(deliveries.receive, {
            query: { id: String(id) },
            body,
            idempotencyKey: keyFor({ ...body, id, version }),
          }),
        fields,
      ),
  }
}
