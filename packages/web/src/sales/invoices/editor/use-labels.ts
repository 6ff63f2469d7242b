import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { FieldLabels } from '../../../kit/ui/describe-problem.ts'
import { invoiceMessages } from '../messages/index.ts'

/** Returns the labels of fields for error messages, including the line of line fields. */
export const useLabels = (): FieldLabels => {
  const { fields } = useMessages(invoiceMessages)
  const { lines } = useMessages(invoiceMessages).editor
  const { title, quantity, unit, price, discount, tax, category } = lines
  const ofLines: FieldLabels = {
    id: title,
    title,
    quantity,
    unit,
    price,
    discount,
    taxRate: tax,
    taxCategory: category,
  }
  const inLine = (path: string) => {
    const [, place, name = ''] = /^products\.(\d+)\.(\w+)$/.exec(path) ?? []
    return place === undefined ? undefined : lines.inLine(ofLines[name] ?? fields.products, Number(place) + 1)
  }
  const known: FieldLabels = {
    ...fields,
    customerId: fields.customer,
    email: fields.billingEmail,
    phone: fields.billingPhone,
    address: fields.billingAddress,
    country: fields.billingCountry,
    vatId: fields.billingVatId,
    issuedOn: fields.issueDate,
    dueOn: fields.dueDate,
  }
  return new Proxy(known, { get: (all, path) => inLine(String(path)) ?? Reflect.get(all, path) })
}
