import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { TaxCategory } from '@quarterdeck/contract/kit/tax-categories'

/** Texts on an invoice, in the customer's language. */
export interface DocumentWords {
  readonly invoice: string
  readonly draft: string
  readonly voided: string
  readonly number: string
  readonly issued: string
  readonly due: string
  readonly supplied: string
  readonly reference: string
  readonly order: string
  readonly replaces: string
  readonly replacedBy: string
  readonly billedTo: string
  readonly vatId: string
  readonly description: string
  readonly quantity: string
  readonly price: string
  readonly discount: string
  readonly tax: string
  readonly amount: string
  readonly carriedOver: string
  readonly broughtForward: string
  readonly subtotal: string
  readonly shipping: string
  readonly taxOf: (rate: string, base: string) => string
  readonly includedTaxOf: (rate: string, base: string) => string
  readonly total: string
  readonly prepaid: (day: string, reference: string) => string
  /** Reason on the credit note of a down payment. */
  readonly takenOver: string
  readonly amountDue: string
  readonly schedule: string
  readonly taxExemption: string
  /** Legal reason why no tax is due, by category. */
  readonly categories: Readonly<Record<TaxCategory, string>>
  readonly terms: string
  readonly notes: string
}

/** Returns a payment with its source, such as the invoice of a down payment. */
const joined = (paid: string, reference: string): string => (reference === '' ? paid : `${paid} · ${reference}`)

export const documentWords: Readonly<Record<Locale, DocumentWords>> = {
  en: {
    invoice: 'Invoice',
    draft: 'Draft invoice',
    voided: 'Void invoice',
    number: 'Invoice number',
    issued: 'Date of issue',
    due: 'Due date',
    supplied: 'Date of supply',
    reference: 'Reference',
    order: 'Order',
    replaces: 'Replaces',
    replacedBy: 'Replaced by',
    billedTo: 'Billed to',
    vatId: 'VAT number',
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    amount: 'Amount',
    carriedOver: 'Carried over',
    broughtForward: 'Brought forward',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    taxOf: (rate, base) => `Tax ${rate} on ${base}`,
    includedTaxOf: (rate, base) => `Includes tax ${rate} on ${base}`,
    total: 'Total',
    prepaid: (day, reference) => joined(`Paid in advance on ${day}`, reference),
    takenOver: 'Down payment, taken into the final invoice',
    amountDue: 'Amount due',
    schedule: 'Payment schedule',
    taxExemption: 'Tax exemption',
    categories: {
      S: 'Standard rate',
      Z: 'Zero rate',
      E: 'Exempt',
      AE: 'Reverse charge: the customer owes the tax',
      K: 'Intra-Community supply, exempt from tax',
      G: 'Export outside the European Union, exempt from tax',
      O: 'Not subject to VAT',
    },
    terms: 'Payment terms',
    notes: 'Notes',
  },
  es: {
    invoice: 'Factura',
    draft: 'Borrador de factura',
    voided: 'Factura anulada',
    number: 'Número de factura',
    issued: 'Fecha de emisión',
    due: 'Fecha de vencimiento',
    supplied: 'Fecha de la operación',
    reference: 'Referencia',
    order: 'Pedido',
    replaces: 'Sustituye a',
    replacedBy: 'Sustituida por',
    billedTo: 'Facturar a',
    vatId: 'NIF-IVA',
    description: 'Descripción',
    quantity: 'Cantidad',
    price: 'Precio',
    discount: 'Descuento',
    tax: 'Impuesto',
    amount: 'Importe',
    carriedOver: 'Suma y sigue',
    broughtForward: 'Suma anterior',
    subtotal: 'Subtotal',
    shipping: 'Envío',
    taxOf: (rate, base) => `Impuesto del ${rate} sobre ${base}`,
    includedTaxOf: (rate, base) => `Incluye impuesto del ${rate} sobre ${base}`,
    total: 'Total',
    prepaid: (day, reference) => joined(`Pagado por anticipado el ${day}`, reference),
    takenOver: 'Anticipo, deducido en la factura final',
    amountDue: 'Importe pendiente',
    schedule: 'Calendario de pagos',
    taxExemption: 'Exención de impuestos',
    categories: {
      S: 'Tipo general',
      Z: 'Tipo cero',
      E: 'Exenta',
      AE: 'Inversión del sujeto pasivo',
      K: 'Entrega intracomunitaria exenta de IVA',
      G: 'Exportación exenta de IVA',
      O: 'Operación no sujeta a IVA',
    },
    terms: 'Condiciones de pago',
    notes: 'Notas',
  },
  de: {
    invoice: 'Rechnung',
    draft: 'Rechnungsentwurf',
    voided: 'Stornierte Rechnung',
    number: 'Rechnungsnummer',
    issued: 'Rechnungsdatum',
    due: 'Fällig am',
    supplied: 'Leistungsdatum',
    reference: 'Referenz',
    order: 'Bestellung',
    replaces: 'Ersetzt',
    replacedBy: 'Ersetzt durch',
    billedTo: 'Rechnung an',
    vatId: 'USt-IdNr.',
    description: 'Beschreibung',
    quantity: 'Menge',
    price: 'Preis',
    discount: 'Rabatt',
    tax: 'Steuer',
    amount: 'Betrag',
    carriedOver: 'Übertrag',
    broughtForward: 'Übertrag',
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    taxOf: (rate, base) => `${rate} Steuer auf ${base}`,
    includedTaxOf: (rate, base) => `Enthält ${rate} Steuer auf ${base}`,
    total: 'Gesamtbetrag',
    prepaid: (day, reference) => joined(`Vorauszahlung vom ${day}`, reference),
    takenOver: 'Anzahlung, in der Schlussrechnung verrechnet',
    amountDue: 'Zahlbetrag',
    schedule: 'Zahlungsplan',
    taxExemption: 'Steuerbefreiung',
    categories: {
      S: 'Regelsatz',
      Z: 'Nullsatz',
      E: 'Steuerfrei',
      AE: 'Steuerschuldnerschaft des Leistungsempfängers',
      K: 'Steuerfreie innergemeinschaftliche Lieferung',
      G: 'Steuerfreie Ausfuhrlieferung',
      O: 'Nicht steuerbar',
    },
    terms: 'Zahlungsbedingungen',
    notes: 'Anmerkungen',
  },
  ja: {
    invoice: '請求書',
    draft: '請求書（下書き）',
    voided: '請求書（無効）',
    number: '請求書番号',
    issued: '発行日',
    due: '支払期限',
    supplied: '納品日・役務提供日',
    reference: '参照番号',
    order: '注文',
    replaces: '差替元の請求書',
    replacedBy: '差替後の請求書',
    billedTo: '請求先',
    vatId: 'VAT番号',
    description: '品目',
    quantity: '数量',
    price: '単価',
    discount: '割引',
    tax: '税率',
    amount: '金額',
    carriedOver: '次ページへ繰越',
    broughtForward: '前ページより繰越',
    subtotal: '小計',
    shipping: '送料',
    taxOf: (rate, base) => `税 ${rate}（対象額 ${base}）`,
    includedTaxOf: (rate, base) => `内税 ${rate}（対象額 ${base}）`,
    total: '合計',
    prepaid: (day, reference) => joined(`前受金（${day}）`, reference),
    takenOver: '前受金（最終請求書で精算）',
    amountDue: '差引請求額',
    schedule: '支払予定',
    taxExemption: '非課税の理由',
    categories: {
      S: '標準税率',
      Z: 'ゼロ税率',
      E: '非課税',
      AE: 'リバースチャージ（買手が納税義務を負います）',
      K: 'EU域内供給（免税）',
      G: 'EU域外への輸出（免税）',
      O: '課税対象外',
    },
    terms: '支払条件',
    notes: '備考',
  },
}
