import { toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import type { TaxCategory } from '@quarterdeck/contract/kit/tax-categories'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { piece, unitName } from '@quarterdeck/contract/sales/units'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Amounts, Lines } from '../../kit/records/index.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { invoiceMessages } from './messages/index.ts'

/** Renders the lines of an invoice. */
export const InvoiceLines = ({ invoice }: { invoice: Pick<Invoice, 'products'> }) => {
  const locale = useLocale()
  const lines = invoice.products.map(({ title, unit, ...line }) => ({
    ...line,
    name: title,
    ...(unit !== piece && { unit: unitName(unit, locale, line.quantity) }),
  }))
  return <Lines lines={lines} />
}

const subtotalOf = ({ products }: Pick<Invoice, 'products'>) =>
  toDecimal(products.reduce((sum, { total }) => sum + toMinor(total), 0))

type Amounted = Pick<
  Invoice,
  'products' | 'taxes' | 'tax' | 'pricesIncludeTax' | 'discountAmount' | 'shippingCharge' | 'totalAmount'
> &
  Partial<Settled> & { readonly issuedAt?: string | null }

type Settled = Pick<Invoice, 'creditedAmount' | 'paidAmount' | 'owedAmount'>

/** Shows credited, paid and owed amounts; hidden while the total is owed. */
export const InvoiceBalance = ({ invoice }: { invoice: Settled & Pick<Invoice, 'totalAmount'> }) => {
  const { fields: m } = useMessages(invoiceMessages)
  const { totalAmount, creditedAmount, paidAmount, owedAmount } = invoice
  return (
    <>
      {creditedAmount > 0 && (
        <Amounts
          parts={[[m.creditedAmount, -creditedAmount]]}
          total={[m.remaining, toDecimal(toMinor(totalAmount) - toMinor(creditedAmount))]}
        />
      )}
      {paidAmount > 0 && <Amounts parts={[[m.paidAmount, -paidAmount]]} total={[m.owedAmount, owedAmount]} />}
    </>
  )
}

/** Shows the amounts that make up the total, and the amount owed. */
export const InvoiceAmounts = ({ invoice }: { invoice: Amounted }) => {
  const {
    fields: m,
    amounts,
    editor: { lines },
  } = useMessages(invoiceMessages)
  const { money, rate: percents } = useFormats()
  const { taxes, pricesIncludeTax, totalAmount, creditedAmount = 0, paidAmount = 0 } = invoice
  // Of a draft nothing is owed yet, and some may be paid in advance.
  const isDraft = invoice.issuedAt === null
  const owedAmount = isDraft ? toDecimal(toMinor(totalAmount) - toMinor(paidAmount)) : (invoice.owedAmount ?? 0)
  const why = (category: TaxCategory) => (category === 'S' ? '' : ` · ${lines.categories[category]}`)
  const rated = taxes.map(
    ({ rate, category, base, amount }) =>
      [`${amounts.tax(percents(rate), money(base))}${why(category)}`, amount] as const,
  )
  const added = taxes.length === 0 ? [[m.tax, invoice.tax] as const] : pricesIncludeTax ? [] : rated
  return (
    <>
      <Amounts
        parts={[
          [m.subtotal, subtotalOf(invoice)],
          ...(invoice.discountAmount > 0 ? [[m.discountAmount, -invoice.discountAmount] as const] : []),
          [m.shippingCharge, invoice.shippingCharge],
          ...added,
        ]}
        total={[m.totalAmount, totalAmount]}
      />
      {pricesIncludeTax && taxes.length > 0 && (
        <p className={shared.hint}>
          {taxes.map(({ rate, amount }) => amounts.included(percents(rate), money(amount))).join(' · ')}
        </p>
      )}
      <InvoiceBalance invoice={{ totalAmount, creditedAmount, paidAmount, owedAmount }} />
    </>
  )
}
