import { useFormats } from '../../lib/i18n/formats.ts'
import type { History, ShownField } from '../history.ts'

/**
 * Returns fields that show values as they are sent and answered, of which amounts are decimals. Those of `useHistory` show values as
 * they are stored and journaled, in minor units: a hundredth of what is meant.
 */
export const useDecimalMoneyFields = (fields: History['fields']): History['fields'] => {
  const { unitPrice } = useFormats()
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, ShownField] => [
      name,
      field.type === 'money'
        ? { ...field, show: (value) => (value === null || value === '' ? '–' : unitPrice(Number(value))) }
        : field,
    ]),
  )
}
