import { paymentMethods } from '@quarterdeck/contract/kit/constants'
import { typeOf } from '@quarterdeck/contract/kit/field-type'
import { type Order, orderKind } from '@quarterdeck/contract/sales/orders'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { recordMessages } from '../../../kit/records/index.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { DayField } from '../../../kit/ui/form/day-field.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { TextAreaField } from '../../../kit/ui/form/text-area-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { PersonField } from '../../../people/users/index.ts'
import { orderMessages } from '../messages/index.ts'
import { type OrderInput, type PlainName, plainNames } from './order-input.ts'

/** Renders the input that follows from the type of a field. */
const PlainInput = ({ name, label }: { name: PlainName; label: string }) =>
  typeOf(orderKind, name) === 'long text' ? (
    <TextAreaField<OrderInput> name={name} label={label} rows={2} />
  ) : (
    <TextField<OrderInput> name={name} label={label} />
  )

/** Renders the inputs of the form. Fields without a place of their own appear with the delivery. */
export const OrderFormFields = ({ order }: { order: Order }) => {
  const { edit: m, fields } = useMessages(orderMessages)
  const methods = useMessages(recordMessages).paymentMethods
  const others = plainNames.filter((name) => name !== 'shipping' && name !== 'billing')
  return (
    <>
      <Section title={m.delivery} text={m.deliveryText}>
        <PersonField<OrderInput>
          name="customerId"
          label={fields.customer}
          description={m.customerHint}
          before={{ id: String(order.customer.id), name: order.customer.name }}
        />
        <PlainInput name="shipping" label={fields.shipping} />
        <DayField<OrderInput> name="deliveredOn" label={m.deliveredOn} />
        {others.map((name) => (
          <PlainInput key={name} name={name} label={fields[name]} />
        ))}
      </Section>
      <Section title={fields.payment} text={m.paymentText}>
        <PlainInput name="billing" label={fields.billing} />
        <ChoiceField<OrderInput>
          name="paymentMethod"
          label={fields.paymentMethod}
          options={paymentMethods.map((value) => ({ value, label: methods[value] }))}
        />
        <TextField<OrderInput> name="cardNumber" label={fields.cardNumber} inputMode="numeric" />
      </Section>
    </>
  )
}
