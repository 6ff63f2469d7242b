import { expect, test } from 'vitest'
import { sized } from '../../testing/size.ts'
import { type Bill, billOf, creditOf } from './bill.ts'
import { ciiOf } from './cii.ts'
import { anyInvoice, at, cases, dice, invoiceOf, type Node, parse, rated, seller } from './samples.ts'
import { ublOf } from './ubl.ts'
import { creditWords } from './words.ts'

/** Returns all texts at a path, in order; a segment can list alternatives. Dates are read as digits. */
const read = (root: Node, path: string): readonly string[] =>
  path
    .split('/')
    .reduce<readonly Node[]>(
      (nodes, part) =>
        nodes.flatMap(({ children }) => children.filter(({ name }) => part.split('|').includes(name.slice(4)))),
      [root],
    )
    .map(({ text }) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3'))

const [line, item] = ['InvoiceLine|CreditNoteLine', 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem']
const [ublSeller, ciiSeller] = [
  'AccountingSupplierParty/Party',
  'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty',
]
const [ublBuyer, ciiBuyer] = [
  'AccountingCustomerParty/Party',
  'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty',
]
const settled = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
const sums = `${settled}/SpecifiedTradeSettlementHeaderMonetarySummation`
const [change, changed] = ['AllowanceCharge', `${settled}/SpecifiedTradeAllowanceCharge`]

/** Paths of the business terms of EN 16931-1 in UBL (EN 16931-3-2) and CII (EN 16931-3-3). */
const terms: Readonly<Record<string, readonly [ubl: string, cii: string]>> = {
  'BT-1': ['ID', 'ExchangedDocument/ID'],
  'BT-2': ['IssueDate', 'ExchangedDocument/IssueDateTime/DateTimeString'],
  'BT-3': ['InvoiceTypeCode|CreditNoteTypeCode', 'ExchangedDocument/TypeCode'],
  'BT-5': ['DocumentCurrencyCode', `${settled}/InvoiceCurrencyCode`],
  'BT-9': ['DueDate', `${settled}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`],
  'BT-13': [
    'OrderReference/ID',
    'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID',
  ],
  'BT-20': ['PaymentTerms/Note', `${settled}/SpecifiedTradePaymentTerms/Description`],
  'BT-22': ['Note', 'ExchangedDocument/IncludedNote/Content'],
  'BT-24': ['CustomizationID', 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'],
  'BT-25': ['BillingReference/InvoiceDocumentReference/ID', `${settled}/InvoiceReferencedDocument/IssuerAssignedID`],
  'BT-26': [
    'BillingReference/InvoiceDocumentReference/IssueDate',
    `${settled}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,
  ],
  'BT-27': [`${ublSeller}/PartyLegalEntity/RegistrationName`, `${ciiSeller}/Name`],
  'BT-30': [`${ublSeller}/PartyLegalEntity/CompanyID`, `${ciiSeller}/SpecifiedLegalOrganization/ID`],
  'BT-31, BT-32': [`${ublSeller}/PartyTaxScheme/CompanyID`, `${ciiSeller}/SpecifiedTaxRegistration/ID`],
  'BT-34': [`${ublSeller}/EndpointID`, `${ciiSeller}/URIUniversalCommunication/URIID`],
  'BT-35': [`${ublSeller}/PostalAddress/StreetName`, `${ciiSeller}/PostalTradeAddress/LineOne`],
  'BT-36': [`${ublSeller}/PostalAddress/AdditionalStreetName`, `${ciiSeller}/PostalTradeAddress/LineTwo`],
  'BT-162': [`${ublSeller}/PostalAddress/AddressLine/Line`, `${ciiSeller}/PostalTradeAddress/LineThree`],
  'BT-40': [`${ublSeller}/PostalAddress/Country/IdentificationCode`, `${ciiSeller}/PostalTradeAddress/CountryID`],
  'BT-42': [
    `${ublSeller}/Contact/Telephone`,
    `${ciiSeller}/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`,
  ],
  'BT-43': [
    `${ublSeller}/Contact/ElectronicMail`,
    `${ciiSeller}/DefinedTradeContact/EmailURIUniversalCommunication/URIID`,
  ],
  'BT-44': [`${ublBuyer}/PartyLegalEntity/RegistrationName`, `${ciiBuyer}/Name`],
  'BT-48': [`${ublBuyer}/PartyTaxScheme/CompanyID`, `${ciiBuyer}/SpecifiedTaxRegistration/ID`],
  'BT-49': [`${ublBuyer}/EndpointID`, `${ciiBuyer}/URIUniversalCommunication/URIID`],
  'BT-50': [`${ublBuyer}/PostalAddress/StreetName`, `${ciiBuyer}/PostalTradeAddress/LineOne`],
  'BT-51': [`${ublBuyer}/PostalAddress/AdditionalStreetName`, `${ciiBuyer}/PostalTradeAddress/LineTwo`],
  'BT-55': [`${ublBuyer}/PostalAddress/Country/IdentificationCode`, `${ciiBuyer}/PostalTradeAddress/CountryID`],
  'BT-72': [
    'Delivery/ActualDeliveryDate',
    'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
  ],
  'BT-80': [
    'Delivery/DeliveryLocation/Address/Country/IdentificationCode',
    'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress/CountryID',
  ],
  'BT-81': ['PaymentMeans/PaymentMeansCode', `${settled}/SpecifiedTradeSettlementPaymentMeans/TypeCode`],
  'BT-83': ['PaymentMeans/PaymentID', `${settled}/PaymentReference`],
  'BT-84': [
    'PaymentMeans/PayeeFinancialAccount/ID',
    `${settled}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`,
  ],
  'BT-86': [
    'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID',
    `${settled}/SpecifiedTradeSettlementPaymentMeans/PayeeSpecifiedCreditorFinancialInstitution/BICID`,
  ],
  'BG-20, BG-21': [`${change}/ChargeIndicator`, `${changed}/ChargeIndicator/Indicator`],
  'BT-92, BT-99': [`${change}/Amount`, `${changed}/ActualAmount`],
  'BT-95, BT-102': [`${change}/TaxCategory/ID`, `${changed}/CategoryTradeTax/CategoryCode`],
  'BT-96, BT-103': [`${change}/TaxCategory/Percent`, `${changed}/CategoryTradeTax/RateApplicablePercent`],
  'BT-97, BT-104': [`${change}/AllowanceChargeReason`, `${changed}/Reason`],
  'BT-98, BT-105': [`${change}/AllowanceChargeReasonCode`, `${changed}/ReasonCode`],
  'BT-106': ['LegalMonetaryTotal/LineExtensionAmount', `${sums}/LineTotalAmount`],
  'BT-107': ['LegalMonetaryTotal/AllowanceTotalAmount', `${sums}/AllowanceTotalAmount`],
  'BT-108': ['LegalMonetaryTotal/ChargeTotalAmount', `${sums}/ChargeTotalAmount`],
  'BT-109': ['LegalMonetaryTotal/TaxExclusiveAmount', `${sums}/TaxBasisTotalAmount`],
  'BT-110': ['TaxTotal/TaxAmount', `${sums}/TaxTotalAmount`],
  'BT-112': ['LegalMonetaryTotal/TaxInclusiveAmount', `${sums}/GrandTotalAmount`],
  'BT-113': ['LegalMonetaryTotal/PrepaidAmount', `${sums}/TotalPrepaidAmount`],
  'BT-115': ['LegalMonetaryTotal/PayableAmount', `${sums}/DuePayableAmount`],
  'BT-116': ['TaxTotal/TaxSubtotal/TaxableAmount', `${settled}/ApplicableTradeTax/BasisAmount`],
  'BT-117': ['TaxTotal/TaxSubtotal/TaxAmount', `${settled}/ApplicableTradeTax/CalculatedAmount`],
  'BT-118': ['TaxTotal/TaxSubtotal/TaxCategory/ID', `${settled}/ApplicableTradeTax/CategoryCode`],
  'BT-119': ['TaxTotal/TaxSubtotal/TaxCategory/Percent', `${settled}/ApplicableTradeTax/RateApplicablePercent`],
  'BT-120': ['TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason', `${settled}/ApplicableTradeTax/ExemptionReason`],
  'BT-126': [`${line}/ID`, `${item}/AssociatedDocumentLineDocument/LineID`],
  'BT-129': [`${line}/InvoicedQuantity|CreditedQuantity`, `${item}/SpecifiedLineTradeDelivery/BilledQuantity`],
  'BT-131': [
    `${line}/LineExtensionAmount`,
    `${item}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
  ],
  'BT-136': [
    `${line}/AllowanceCharge/Amount`,
    `${item}/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ActualAmount`,
  ],
  'BT-146': [`${line}/Price/PriceAmount`, `${item}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount`],
  'BT-149': [
    `${line}/Price/BaseQuantity`,
    `${item}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity`,
  ],
  'BT-151': [
    `${line}/Item/ClassifiedTaxCategory/ID`,
    `${item}/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode`,
  ],
  'BT-152': [
    `${line}/Item/ClassifiedTaxCategory/Percent`,
    `${item}/SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent`,
  ],
  'BT-153': [`${line}/Item/Name`, `${item}/SpecifiedTradeProduct/Name`],
}

/** Returns a bill in both syntaxes; UBL is checked against the standard in `rules.test.ts`. */
const bothOf = async (bill: Bill) => {
  const [ubl, cii] = [parse(await ublOf(bill)), parse(await ciiOf(bill))]
  const said = Object.entries(terms)
  return [
    Object.fromEntries(said.map(([term, [path]]) => [term, read(ubl, path)])),
    Object.fromEntries(said.map(([term, [, path]]) => [term, read(cii, path)])),
  ] as const
}

test.each(Object.entries(cases))('as CII it says what it says as UBL: %s', async (_, sent) => {
  const [ubl, cii] = await bothOf(billOf(invoiceOf(sent), seller))
  expect(cii).toEqual(ubl)
  // All terms exist, so no two are equal only because both are missing.
  expect([cii['BT-27'], cii['BT-84'], cii['BT-55'], cii['BT-9']]).toEqual([
    ...[['Nordwind &amp; Söhne GmbH'], [seller.iban], [sent.billingCountry === 'XK' ? '1A' : 'FR'], ['20260401']],
  ])
})

test('as CII many that are made up say what they say as UBL', async () => {
  const roll = dice()
  for (let count = 0; count < sized(50, 200); count++) {
    const invoice = invoiceOf(anyInvoice(roll))
    if (invoice.totalAmount < 0) continue
    const [ubl, cii] = await bothOf(billOf(invoice, seller))
    expect(cii).toEqual(ubl)
  }
})

test.each([false, true])(
  'as CII a credit note says what it says as UBL, and to which invoice it is',
  async (pricesIncludeTax) => {
    const invoice = invoiceOf({ products: rated, pricesIncludeTax })
    const note = { id: 'CN-003', amount: 33_33, before: 0, reason: 'Broken', createdAt: at }
    const [ubl, cii] = await bothOf(creditOf(note, invoice, seller, creditWords.en(invoice.id)))
    expect(cii).toEqual(ubl)
    expect([cii['BT-3'], cii['BT-25'], cii['BT-26'], cii['BT-115']]).toEqual([
      ...[['381'], ['INV-007'], ['20260302'], ['33.33']],
    ])
  },
)

test('as CII every term that UBL has of these cases is found somewhere', async () => {
  const bills = [
    ...Object.values(cases).map((sent) => billOf(invoiceOf({ terms: '14 days', ...sent }), seller)),
    creditOf({ id: 'CN-1', amount: 100, before: 0, reason: 'x', createdAt: at }, invoiceOf({}), seller, 'x'),
  ]
  const both = await Promise.all(bills.map(bothOf))
  const seen = new Set(
    both.flatMap(([, cii]) => Object.entries(cii).flatMap(([term, found]) => (found.length > 0 ? [term] : []))),
  )
  expect(Object.keys(terms).filter((term) => !seen.has(term))).toEqual([])
})
