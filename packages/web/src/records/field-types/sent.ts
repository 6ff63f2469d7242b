import { useFormats } from '../../lib/i18n/formats.ts'
import type { History, ShownField } from '../history.ts'

/** Fields that show values as they are sent, of which amounts are no minor units. */
export const useSent = (fields: History['fields']): History['fields'] => {
  const { unitPrice } = useFormats()
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, ShownField] => [
      name,
      field.type === 'money' ? { ...field, show: (value) => unitPrice(Number(value)) } : field,
    ]),
  )
}
