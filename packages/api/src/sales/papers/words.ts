import type { Locale } from '@quarterdeck/contract/kit/locales'

/** Texts on printed documents of orders. */
export interface PaperWords {
  readonly items: string
  readonly quantity: string
  readonly order: string
  readonly ordered: string
  readonly invoice: string
  readonly total: string
  readonly slip: string
  readonly shipTo: string
  readonly packed: string
  readonly pieces: string
  readonly creditNote: string
  readonly number: string
  readonly date: string
  readonly billedTo: string
  readonly amount: string
  readonly shipping: string
  readonly other: string
  readonly reason: string
}

export const paperWords: Readonly<Record<Locale, PaperWords>> = {
  en: {
    items: 'Items',
    quantity: 'Quantity',
    order: 'Order',
    ordered: 'Ordered',
    invoice: 'Invoice',
    total: 'Total',
    slip: 'Packing slip',
    shipTo: 'Ship to',
    packed: 'Packed',
    pieces: 'Pieces in all',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Date',
    billedTo: 'Billing address',
    amount: 'Amount',
    shipping: 'Shipping',
    other: 'Other',
    reason: 'Reason',
  },
  es: {
    items: 'Artículos',
    quantity: 'Cantidad',
    order: 'Pedido',
    ordered: 'Pedido el',
    invoice: 'Factura',
    total: 'Total',
    slip: 'Albarán',
    shipTo: 'Enviar a',
    packed: 'Listo',
    pieces: 'Unidades en total',
    creditNote: 'Nota de crédito',
    number: 'Número',
    date: 'Fecha',
    billedTo: 'Dirección de facturación',
    amount: 'Importe',
    shipping: 'Envío',
    other: 'Otros',
    reason: 'Motivo',
  },
  de: {
    items: 'Artikel',
    quantity: 'Menge',
    order: 'Bestellung',
    ordered: 'Bestellt',
    invoice: 'Rechnung',
    total: 'Summe',
    slip: 'Packzettel',
    shipTo: 'Lieferung an',
    packed: 'Gepackt',
    pieces: 'Stück insgesamt',
    creditNote: 'Gutschrift',
    number: 'Nummer',
    date: 'Datum',
    billedTo: 'Rechnungsadresse',
    amount: 'Betrag',
    shipping: 'Versand',
    other: 'Sonstiges',
    reason: 'Grund',
  },
  ja: {
    items: '商品',
    quantity: '数量',
    order: '注文',
    ordered: '注文日',
    invoice: '請求書',
    total: '合計',
    slip: '納品書',
    shipTo: 'お届け先',
    packed: '梱包',
    pieces: '合計点数',
    creditNote: 'クレジットノート',
    number: '番号',
    date: '発行日',
    billedTo: '請求先住所',
    amount: '金額',
    shipping: '送料',
    other: 'その他',
    reason: '理由',
  },
}
