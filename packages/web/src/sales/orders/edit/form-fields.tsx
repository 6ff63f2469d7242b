import { paymentMethods } from '@quarterdeck/contract/core/constants'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { Fragment, type ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { PersonField } from '../../../people/users/index.ts'
import { recordMessages } from '../../../records/index.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { DayField } from '../../../ui/form/day-field.tsx'
import { Section } from '../../../ui/form/section.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { orderMessages } from '../messages/index.ts'
import type { OrderInput, OrderInputName } from './order-input.ts'

/** Renders the input of each field; a missing one is a compile error. Other fields appear with the delivery. */
export const OrderFormFields = ({ order }: { order: Order }) => {
  const { edit: m, fields } = useMessages(orderMessages)
  const methods = useMessages(recordMessages).paymentMethods
  const inputs: Readonly<Record<OrderInputName, ReactNode>> = {
    customerId: (
      <PersonField<OrderInput>
        name="customerId"
        label={fields.customer}
        description={m.customerHint}
        before={{ id: String(order.customer.id), name: order.customer.name }}
      />
    ),
    shipping: <TextAreaField<OrderInput> name="shipping" label={fields.shipping} rows={2} />,
    deliveredOn: <DayField<OrderInput> name="deliveredOn" label={m.deliveredOn} />,
    billing: <TextAreaField<OrderInput> name="billing" label={fields.billing} rows={2} />,
    paymentMethod: (
      <ChoiceField<OrderInput>
        name="paymentMethod"
        label={fields.paymentMethod}
        options={paymentMethods.map((value) => ({ value, label: methods[value] }))}
      />
    ),
    cardNumber: <TextField<OrderInput> name="cardNumber" label={fields.cardNumber} inputMode="numeric" />,
  }
  const { billing, paymentMethod, cardNumber, ...delivery } = inputs
  return (
    <>
      <Section title={m.delivery} text={m.deliveryText}>
        {Object.entries(delivery).map(([name, input]) => (
          <Fragment key={name}>{input}</Fragment>
        ))}
      </Section>
      <Section title={fields.payment} text={m.paymentText}>
        {billing}
        {paymentMethod}
        {cardNumber}
      </Section>
    </>
  )
}
