import { Box, Button } from '@mantine/core'
import { type Order, orders } from '@quarterdeck/contract/sales/orders'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useEditForm } from '../../../kit/records/index.ts'
import { RecordNotice } from '../../../kit/records/live/index.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { FieldSkeleton } from '../../../kit/ui/form/field-skeleton.tsx'
import classes from '../../../kit/ui/form/form.module.css'
import { ReadOnlyNote } from '../../../kit/ui/form/read-only-note.tsx'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { useShipping } from '../../shipments/index.ts'
import { type Doubt, probableMistakes } from '../doubts.ts'
import { orderMessages } from '../messages/index.ts'
import { OrderStatusBadge } from '../status.tsx'
import { orderRecord, useOrder } from '../use-order.ts'
import { OrderFormFields } from './form-fields.tsx'
import { OrderConflict } from './order-conflict.tsx'
import { fieldOf, inputOf, OrderInput, type OrderInputName, patchOf } from './order-input.ts'

/** Asks for confirmation before a probable mistake is saved. */
const useDoubts = (order: Order) => {
  const { doubts: m } = useMessages(orderMessages).bulk
  const { stay } = useMessages(commonMessages).form.leave
  const { left } = useShipping(order) ?? {}
  const [asked, setAsked] = useState<{ doubts: readonly Doubt[]; answer: (isMeant: boolean) => void }>()

  const confirm = (changed: readonly OrderInputName[], typed: OrderInput) => {
    const isLeft = left?.some((pieces) => pieces > 0) ?? true
    const doubts = probableMistakes(order, patchOf(order, changed, typed), isLeft)
    if (doubts.length === 0) return Promise.resolve(true)
    return new Promise<boolean>((resolve) => {
      const answer = (isMeant: boolean) => {
        setAsked(undefined)
        resolve(isMeant)
      }
      setAsked({ doubts, answer })
    })
  }
  const dialog = asked && (
    <Dialog
      opened
      title={m.title}
      text={m.text}
      onClose={() => asked.answer(false)}
      actions={
        <>
          <Button variant="default" onClick={() => asked.answer(false)} data-autofocus>
            {stay}
          </Button>
          <Button onClick={() => asked.answer(true)}>{m.save}</Button>
        </>
      }
    >
      <Box component="ul" mt={12} pl={18}>
        {asked.doubts.map((doubt) => (
          <li key={doubt}>{m[doubt]}</li>
        ))}
      </Box>
    </Dialog>
  )
  return { confirm, dialog }
}

const useOrderForm = (order: Order, confirm: ReturnType<typeof useDoubts>['confirm'], onSaved: () => void) => {
  const {
    edit: m,
    bulk: { reasons },
  } = useMessages(orderMessages)
  const queries = useQueryClient()
  return useEditForm<Order, OrderInput>({
    record: order,
    schemaOf: () => OrderInput,
    inputOf,
    fieldOf,
    confirm,
    send: async (changed, typed, version) => {
      const { data, batch } = await call(orders.update, {
        query: { id: String(order.id) },
        body: patchOf(order, changed, typed),
        ifMatch: version,
      })
      return { record: data.order, batch }
    },
    keep: (next) => queries.setQueryData(orderRecord(String(next.id)).queryKey, next),
    entity: 'orders',
    enabled: usePermission('orders:write'),
    words: { saved: m.saved, unchanged: m.unchanged, reasons },
    onSaved,
  })
}

const OrderEditForm = ({ id }: { id: string }) => {
  const { edit: m, fields } = useMessages(orderMessages)
  const { actions } = useMessages(commonMessages)
  const mayWrite = usePermission('orders:write')
  const leadOn = useNavigateIfHere()
  const order = useOrder(id)
  const saved = useRef(false)
  const { confirm, dialog } = useDoubts(order)
  const { model, base, conflict, resolve, giveUpConflict } = useOrderForm(order, confirm, () => {
    saved.current = true
    void leadOn({ to: '/orders/$id', params: { id } })
  })
  return (
    <Page title={m.title(id)} layout="narrow" about={<OrderStatusBadge status={base.status} />}>
      <RecordNotice entity="orders" record={id} version={base.version} isEdited={model.form.formState.isDirty} />
      {!mayWrite && <ReadOnlyNote>{m.readOnly}</ReadOnlyNote>}
      <RecordForm
        model={model}
        labels={{ ...fields, customerId: fields.customer, deliveredOn: m.deliveredOn }}
        saveLabel={actions.save}
        readOnly={!mayWrite}
        mayLeave={() => saved.current}
        cancel={
          <Button variant="default" renderRoot={(props) => <Link to="/orders/$id" params={{ id }} {...props} />}>
            {actions.cancel}
          </Button>
        }
      >
        <OrderFormFields order={base} />
      </RecordForm>
      {dialog}
      {conflict && (
        <OrderConflict
          conflict={conflict}
          onCancel={giveUpConflict}
          onResolve={(mine) => void resolve(conflict, mine)}
        />
      )}
    </Page>
  )
}

const EditSkeleton = () => {
  const { edit: m, title, fields } = useMessages(orderMessages)
  return (
    <Page title={title} layout="narrow">
      <div className={classes.form} aria-busy="true">
        <Section title={m.delivery} text={m.deliveryText}>
          <FieldSkeleton described />
          <FieldSkeleton />
          <FieldSkeleton />
        </Section>
        <Section title={fields.payment} text={m.paymentText}>
          <FieldSkeleton />
          <FieldSkeleton />
          <FieldSkeleton />
        </Section>
      </div>
    </Page>
  )
}

/** Edits addresses, customer and payment of an order. */
export const OrderEditPage = () => {
  const { id } = useParams({ from: '/shell/orders/$id/edit' })
  return (
    <Suspense key={id} fallback={<EditSkeleton />}>
      <OrderEditForm id={id} />
    </Suspense>
  )
}
