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

const amount = (name: string, minor: number): Element => element(name, decimal(minor))

/** Returns a date in format 102 of UNTDID 2379: `20261123`. */
const day = (name: string, date: string, prefix = 'udt'): Element =>
  element(name, [element(`${prefix}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })])

/** @param tax amount and exemption reason of the breakdown */
const taxOf = (
  name: string,
  { rate, category, ...base }: Omit<Taxed, 'amount'> & Partial<Taxed>,
  tax?: { readonly tax: number; readonly reason: ReturnType<typeof reasonOf> },
): Element =>
  element(name, [
    tax && amount('ram:CalculatedAmount', tax.tax),
    element('ram:TypeCode', 'VAT'),
    tax && optional('ram:ExemptionReason', tax.reason.text),
    tax && amount('ram:BasisAmount', base.amount ?? 0),
    element('ram:CategoryCode', category),
    tax && optional('ram:ExemptionReasonCode', tax.reason.code),
    // Items outside the scope of tax have no rate (BR-O-05).
    category !== 'O' && element('ram:RateApplicablePercent', String(rate)),
  ])

const changeOf = ({ isCharge, reason, code, amount: value }: Change, taxed?: Element): Element =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    amount('ram:ActualAmount', value),
    element('ram:ReasonCode', code),
    element('ram:Reason', reason),
    taxed,
  ])

const lineOf = (line: Bill['lines'][number], index: number): Element =>
  element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', line.name)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', priceOf(line.price)),
        line.per !== 1 && element('ram:BasisQuantity', String(line.per), { unitCode: line.unit }),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(line.quantity), { unitCode: line.unit }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      taxOf('ram:ApplicableTradeTax', line),
      line.discount > 0 && changeOf(discountOf(line.discount)),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('ram:LineTotalAmount', line.amount)]),
    ]),
  ])

/** Returns address and contact of a party. */
const reachOf = ({ address: [first = '', second = '', ...others], country, email }: Party): readonly Element[] => [
  element('ram:PostalTradeAddress', [
    optional('ram:LineOne', first),
    optional('ram:LineTwo', second),
    // The standard has three address lines.
    optional('ram:LineThree', others.join(', ')),
    element('ram:CountryID', country),
  ]),
  ...(email === ''
    ? []
    : [element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })])]),
]

const registrationOf = (number: string, scheme: 'VA' | 'FC'): Element =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', number, { schemeID: scheme })])

const sellerOf = (bill: Bill): Element => {
  const { seller } = bill
  const { name, email, phone, taxId, registration } = seller
  const vatId = vatIdOf(taxId)
  return element('ram:SellerTradeParty', [
    element('ram:Name', name),
    registration !== '' && element('ram:SpecifiedLegalOrganization', [element('ram:ID', registration)]),
    email + phone !== '' &&
      element('ram:DefinedTradeContact', [
        phone !== '' && element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
        email !== '' && element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
      ]),
    reachOf(seller),
    !(vatId && isOutside(bill)) && registrationOf(vatId ?? taxId, vatId ? 'VA' : 'FC'),
  ])
}

const agreementOf = (bill: Bill): Element =>
  element('ram:ApplicableHeaderTradeAgreement', [
    sellerOf(bill),
    element('ram:BuyerTradeParty', [
      element('ram:Name', bill.buyer.name),
      reachOf(bill.buyer),
      bill.buyer.vatId !== '' && !isOutside(bill) && registrationOf(bill.buyer.vatId, 'VA'),
    ]),
    bill.reference !== '' &&
      element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', bill.reference)]),
  ])

/** Returns the date of supply and, within the European Union, the destination (BR-IC-11, BR-IC-12). */
const deliveryOf = ({ suppliedOn, buyer, taxes }: Bill): Element =>
  element('ram:ApplicableHeaderTradeDelivery', [
    suppliedOn !== null &&
      taxes.some(({ category }) => category === 'K') &&
      element('ram:ShipToTradeParty', [element('ram:PostalTradeAddress', [element('ram:CountryID', buyer.country)])]),
    suppliedOn !== null && element('ram:ActualDeliverySupplyChainEvent', [day('ram:OccurrenceDateTime', suppliedOn)]),
  ])

const paymentOf = ({ seller: { iban, bic, name } }: Bill): Element =>
  element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', codes.transfer),
    element('ram:PayeePartyCreditorFinancialAccount', [element('ram:IBANID', iban), optional('ram:AccountName', name)]),
    bic !== '' && element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)]),
  ])

const totalsOf = (bill: Bill): Element => {
  const { lines, allowances, charges, net, tax, gross } = sumsOf(bill)
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    amount('ram:LineTotalAmount', lines),
    bill.charges.length > 0 && amount('ram:ChargeTotalAmount', charges),
    bill.allowances.length > 0 && amount('ram:AllowanceTotalAmount', allowances),
    amount('ram:TaxBasisTotalAmount', net),
    element('ram:TaxTotalAmount', decimal(tax), { currencyID: currency }),
    amount('ram:GrandTotalAmount', gross),
    bill.prepaid > 0 && amount('ram:TotalPrepaidAmount', bill.prepaid),
    amount('ram:DuePayableAmount', gross - bill.prepaid),
  ])
}

const settlementOf = (bill: Bill): Element => {
  const { number, terms, dueOn, about, taxes } = bill
  return element('ram:ApplicableHeaderTradeSettlement', [
    isPaidByTransfer(bill) && element('ram:PaymentReference', number),
    element('ram:InvoiceCurrencyCode', currency),
    isPaidByTransfer(bill) && paymentOf(bill),
    taxes.map((each) =>
      taxOf('ram:ApplicableTradeTax', each, { tax: each.tax, reason: reasonOf(each.category, bill) }),
    ),
    changesOf(bill).map((each) => changeOf(each, taxOf('ram:CategoryTradeTax', each))),
    (terms !== '' || dueOn !== undefined) &&
      element('ram:SpecifiedTradePaymentTerms', [
        optional('ram:Description', terms),
        dueOn !== undefined && day('ram:DueDateDateTime', dueOn),
      ]),
    totalsOf(bill),
    // The syntax allows only one.
    about
      .slice(0, 1)
      .map(({ number: other, issuedOn }) =>
        element('ram:InvoiceReferencedDocument', [
          element('ram:IssuerAssignedID', other),
          issuedOn !== undefined && day('ram:FormattedIssueDateTime', issuedOn, 'qdt'),
        ]),
      ),
  ])
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/**
 * Returns an e-invoice as UN/CEFACT Cross Industry Invoice (EN 16931-3-3), which Factur-X and ZUGFeRD embed for their
 * profile EN 16931; elements are in schema order.
 */
export const ciiOf = (bill: Bill): Promise<string> =>
  xmlOf(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', customization)]),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', bill.number),
          element('ram:TypeCode', codes.kind[bill.kind]),
          day('ram:IssueDateTime', bill.issuedOn),
          bill.notes !== '' && element('ram:IncludedNote', [element('ram:Content', bill.notes)]),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          bill.lines.map(lineOf),
          agreementOf(bill),
          deliveryOf(bill),
          settlementOf(bill),
        ]),
      ],
      namespaces,
    ),
  )
