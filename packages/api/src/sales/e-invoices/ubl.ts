import { type Bill, type Party, type Taxed, vatIdOf } from './bill.ts'
import {
  type Change,
  changesOf,
  codes,
  currency,
  customization,
  decimal,
  discountOf,
  isOutside,
  isPaidByTransfer,
  priceOf,
  reasonOf,
  sumsOf,
} from './terms.ts'
import { type Element, element, optional, xmlOf } from './xml.ts'

const amount = (name: string, minor: number): Element => element(name, decimal(minor), { currencyID: currency })

const categoryOf = (
  name: string,
  { rate, category }: Omit<Taxed, 'amount'>,
  reason = { code: '', text: '' },
): Element =>
  element(name, [
    element('cbc:ID', category),
    // Items outside the scope of tax have no rate (BR-O-05).
    category !== 'O' && element('cbc:Percent', String(rate)),
    optional('cbc:TaxExemptionReasonCode', reason.code),
    optional('cbc:TaxExemptionReason', reason.text),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ])

const addressOf = ({ address: [street = '', more = '', ...others], country }: Party): Element =>
  element('cac:PostalAddress', [
    optional('cbc:StreetName', street),
    optional('cbc:AdditionalStreetName', more),
    // The standard has three address lines.
    others.length > 0 && element('cac:AddressLine', [element('cbc:Line', others.join(', '))]),
    element('cac:Country', [element('cbc:IdentificationCode', country)]),
  ])

const endpointOf = ({ email }: Party): Element | undefined => optional('cbc:EndpointID', email, { schemeID: 'EM' })

const schemeOf = (number: string, scheme: 'VAT' | 'FC'): Element =>
  element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', number),
    element('cac:TaxScheme', [element('cbc:ID', scheme)]),
  ])

const sellerOf = (bill: Bill): Element => {
  const { name, email, phone, taxId, registration } = bill.seller
  const vatId = vatIdOf(taxId)
  return element('cac:AccountingSupplierParty', [
    element('cac:Party', [
      endpointOf(bill.seller),
      addressOf(bill.seller),
      !(vatId && isOutside(bill)) && schemeOf(vatId ?? taxId, vatId ? 'VAT' : 'FC'),
      element('cac:PartyLegalEntity', [element('cbc:RegistrationName', name), optional('cbc:CompanyID', registration)]),
      email + phone !== '' &&
        element('cac:Contact', [optional('cbc:Telephone', phone), optional('cbc:ElectronicMail', email)]),
    ]),
  ])
}

const buyerOf = (bill: Bill): Element => {
  const { buyer } = bill
  return element('cac:AccountingCustomerParty', [
    element('cac:Party', [
      endpointOf(buyer),
      addressOf(buyer),
      buyer.vatId !== '' && !isOutside(bill) && schemeOf(buyer.vatId, 'VAT'),
      element('cac:PartyLegalEntity', [element('cbc:RegistrationName', buyer.name)]),
    ]),
  ])
}

/** Returns the date of supply and, within the European Union, the destination (BR-IC-11, BR-IC-12). */
const deliveryOf = ({ suppliedOn, buyer, taxes }: Bill): Element =>
  element('cac:Delivery', [
    optional('cbc:ActualDeliveryDate', suppliedOn ?? ''),
    taxes.some(({ category }) => category === 'K') &&
      element('cac:DeliveryLocation', [
        element('cac:Address', [element('cac:Country', [element('cbc:IdentificationCode', buyer.country)])]),
      ]),
  ])

const paymentOf = ({ number, seller: { iban, bic, name } }: Bill): Element =>
  element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', codes.transfer),
    element('cbc:PaymentID', number),
    element('cac:PayeeFinancialAccount', [
      element('cbc:ID', iban),
      optional('cbc:Name', name),
      bic !== '' && element('cac:FinancialInstitutionBranch', [element('cbc:ID', bic)]),
    ]),
  ])

const changeOf = ({ isCharge, reason, code, amount: value }: Change, taxed?: Element): Element =>
  element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', String(isCharge)),
    element('cbc:AllowanceChargeReasonCode', code),
    element('cbc:AllowanceChargeReason', reason),
    amount('cbc:Amount', value),
    taxed,
  ])

const taxTotal = (bill: Bill): Element =>
  element('cac:TaxTotal', [
    amount('cbc:TaxAmount', sumsOf(bill).tax),
    bill.taxes.map(({ amount: base, tax, ...taxed }) =>
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', base),
        amount('cbc:TaxAmount', tax),
        categoryOf('cac:TaxCategory', taxed, reasonOf(taxed.category, bill)),
      ]),
    ),
  ])

const totalsOf = (bill: Bill): Element => {
  const { lines, allowances, charges, net, gross } = sumsOf(bill)
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', lines),
    amount('cbc:TaxExclusiveAmount', net),
    amount('cbc:TaxInclusiveAmount', gross),
    bill.allowances.length > 0 && amount('cbc:AllowanceTotalAmount', allowances),
    bill.charges.length > 0 && amount('cbc:ChargeTotalAmount', charges),
    bill.prepaid > 0 && amount('cbc:PrepaidAmount', bill.prepaid),
    amount('cbc:PayableAmount', gross - bill.prepaid),
  ])
}

const linesOf = (bill: Bill): readonly Element[] => {
  const [line, quantityOf] =
    bill.kind === 'invoice'
      ? ['cac:InvoiceLine', 'cbc:InvoicedQuantity']
      : ['cac:CreditNoteLine', 'cbc:CreditedQuantity']
  return bill.lines.map(({ name, quantity, unit, price, per, discount, rate, category, amount: total }, index) =>
    element(line, [
      element('cbc:ID', String(index + 1)),
      element(quantityOf, String(quantity), { unitCode: unit }),
      amount('cbc:LineExtensionAmount', total),
      discount > 0 && changeOf(discountOf(discount)),
      element('cac:Item', [element('cbc:Name', name), categoryOf('cac:ClassifiedTaxCategory', { rate, category })]),
      element('cac:Price', [
        element('cbc:PriceAmount', priceOf(price), { currencyID: currency }),
        per !== 1 && element('cbc:BaseQuantity', String(per), { unitCode: unit }),
      ]),
    ]),
  )
}

const namespaces = {
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

/** Returns an e-invoice as UBL 2.1 (EN 16931-3-2); elements are in schema order. */
export const ublOf = (bill: Bill): Promise<string> => {
  const { kind, number, issuedOn, dueOn, notes, terms, reference, about } = bill
  const [root, kindOf] = kind === 'invoice' ? ['Invoice', 'InvoiceTypeCode'] : ['CreditNote', 'CreditNoteTypeCode']
  return xmlOf(
    element(
      root,
      [
        element('cbc:CustomizationID', customization),
        element('cbc:ID', number),
        element('cbc:IssueDate', issuedOn),
        dueOn !== undefined && element('cbc:DueDate', dueOn),
        element(`cbc:${kindOf}`, codes.kind[kind]),
        optional('cbc:Note', notes),
        element('cbc:DocumentCurrencyCode', currency),
        reference !== '' && element('cac:OrderReference', [element('cbc:ID', reference)]),
        about.map(({ number: other, issuedOn: then }) =>
          element('cac:BillingReference', [
            element('cac:InvoiceDocumentReference', [
              element('cbc:ID', other),
              then !== undefined && element('cbc:IssueDate', then),
            ]),
          ]),
        ),
        sellerOf(bill),
        buyerOf(bill),
        bill.suppliedOn !== null && deliveryOf(bill),
        isPaidByTransfer(bill) && paymentOf(bill),
        terms !== '' && element('cac:PaymentTerms', [element('cbc:Note', terms)]),
        changesOf(bill).map((each) => changeOf(each, categoryOf('cac:TaxCategory', each))),
        taxTotal(bill),
        totalsOf(bill),
        linesOf(bill),
      ],
      { xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`, ...namespaces },
    ),
  )
}
