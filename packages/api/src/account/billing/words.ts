import type { BillingInvoice, BillingLine } from '@quarterdeck/contract/account/billing'
import type { Locale } from '@quarterdeck/contract/kit/locales'

/** Texts of a plan invoice. */
export interface InvoiceWords {
  readonly title: string
  readonly number: string
  readonly issued: string
  readonly status: string
  readonly statuses: Readonly<Record<BillingInvoice['status'], string>>
  readonly paidBy: string
  readonly card: (brand: string, last4: string) => string
  readonly billedTo: string
  readonly taxId: (id: string) => string
  readonly description: string
  readonly time: string
  readonly amount: string
  readonly total: string
  readonly plans: Readonly<Record<BillingLine['plan'], string>>
  readonly plan: (plan: string, period: BillingLine['period']) => string
  readonly credit: (plan: string) => string
  readonly simulated: string
  readonly currency: string
}

export const brands: Readonly<Record<NonNullable<BillingInvoice['card']>['brand'], string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}
const plans = { starter: 'Starter', team: 'Team', business: 'Business' } as const

export const invoiceWords: Readonly<Record<Locale, InvoiceWords>> = {
  en: {
    title: 'Invoice',
    number: 'Invoice number',
    issued: 'Date of issue',
    status: 'Status',
    statuses: { paid: 'Paid', open: 'Open', void: 'Void' },
    paidBy: 'Paid with',
    card: (brand, last4) => `${brand} ending in ${last4}`,
    billedTo: 'Billed to',
    taxId: (id) => `Tax ID: ${id}`,
    description: 'Description',
    time: 'Period',
    amount: 'Amount',
    total: 'Total',
    plans,
    plan: (plan, period) => `${plan} plan, ${period === 'month' ? 'monthly' : 'yearly'}`,
    credit: (plan) => `Credit for unused time on the ${plan} plan`,
    simulated: 'This payment was simulated. No money was charged.',
    currency: 'All amounts are in US dollars.',
  },
  es: {
    title: 'Factura',
    number: 'Número de factura',
    issued: 'Fecha de emisión',
    status: 'Estado',
    statuses: { paid: 'Pagada', open: 'Pendiente', void: 'Anulada' },
    paidBy: 'Forma de pago',
    card: (brand, last4) => `${brand} terminada en ${last4}`,
    billedTo: 'Facturar a',
    taxId: (id) => `NIF: ${id}`,
    description: 'Concepto',
    time: 'Periodo',
    amount: 'Importe',
    total: 'Total',
    plans,
    plan: (plan, period) => `Plan ${plan}, ${period === 'month' ? 'mensual' : 'anual'}`,
    credit: (plan) => `Abono por el tiempo no utilizado del plan ${plan}`,
    simulated: 'Este pago es simulado. No se ha cobrado nada.',
    currency: 'Todos los importes están en dólares estadounidenses.',
  },
  de: {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    issued: 'Rechnungsdatum',
    status: 'Status',
    statuses: { paid: 'Bezahlt', open: 'Offen', void: 'Storniert' },
    paidBy: 'Bezahlt mit',
    card: (brand, last4) => `${brand} mit der Endung ${last4}`,
    billedTo: 'Rechnung an',
    taxId: (id) => `USt-IdNr.: ${id}`,
    description: 'Beschreibung',
    time: 'Zeitraum',
    amount: 'Betrag',
    total: 'Summe',
    plans,
    plan: (plan, period) => `Tarif ${plan}, ${period === 'month' ? 'monatlich' : 'jährlich'}`,
    credit: (plan) => `Gutschrift für die nicht genutzte Zeit im Tarif ${plan}`,
    simulated: 'Diese Zahlung ist simuliert. Es wurde kein Geld abgebucht.',
    currency: 'Alle Beträge sind in US-Dollar.',
  },
  ja: {
    title: '請求書',
    number: '請求書番号',
    issued: '発行日',
    status: '状態',
    statuses: { paid: '支払い済み', open: '未払い', void: '無効' },
    paidBy: 'お支払い方法',
    card: (brand, last4) => `${brand}（末尾${last4}）`,
    billedTo: '請求先',
    taxId: (id) => `登録番号：${id}`,
    description: '内容',
    time: '期間',
    amount: '金額',
    total: '合計',
    plans,
    plan: (plan, period) => `${plan}プラン（${period === 'month' ? '月払い' : '年払い'}）`,
    credit: (plan) => `${plan}プランの未使用期間分の返金`,
    simulated: 'このお支払いはシミュレーションです。実際の請求は発生していません。',
    currency: '金額はすべて米ドルです。',
  },
}
