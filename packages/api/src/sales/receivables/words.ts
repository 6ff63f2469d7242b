import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { Movement } from './movements.ts'

/** Texts on a statement of account, in the customer's language. */
interface StatementWords {
  readonly statement: string
  readonly customer: string
  readonly number: string
  readonly period: string
  readonly date: string
  readonly movement: string
  readonly charged: string
  readonly credited: string
  readonly balance: string
  readonly opening: string
  readonly closing: string
  readonly inYourFavor: string
  readonly kinds: Readonly<Record<Movement['kind'], string>>
}

export const statementWords: Readonly<Record<Locale, StatementWords>> = {
  en: {
    statement: 'Statement of account',
    customer: 'Customer',
    number: 'Customer number',
    period: 'Period',
    date: 'Date',
    movement: 'Description',
    charged: 'Charges',
    credited: 'Credits',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    inYourFavor: 'The closing balance is in your favor.',
    kinds: { invoice: 'Invoice', creditNote: 'Credit note', payment: 'Payment', refund: 'Refund' },
  },
  es: {
    statement: 'Estado de cuenta',
    customer: 'Cliente',
    number: 'Número de cliente',
    period: 'Periodo',
    date: 'Fecha',
    movement: 'Concepto',
    charged: 'Cargos',
    credited: 'Abonos',
    balance: 'Saldo',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    inYourFavor: 'El saldo final es a su favor.',
    kinds: { invoice: 'Factura', creditNote: 'Nota de crédito', payment: 'Pago', refund: 'Reembolso' },
  },
  de: {
    statement: 'Kontoauszug',
    customer: 'Kunde',
    number: 'Kundennummer',
    period: 'Zeitraum',
    date: 'Datum',
    movement: 'Vorgang',
    charged: 'Belastungen',
    credited: 'Gutschriften',
    balance: 'Saldo',
    opening: 'Anfangssaldo',
    closing: 'Endsaldo',
    inYourFavor: 'Der Endsaldo ist ein Guthaben.',
    kinds: { invoice: 'Rechnung', creditNote: 'Gutschrift', payment: 'Zahlung', refund: 'Erstattung' },
  },
  ja: {
    statement: '取引明細書',
    customer: 'お客様',
    number: 'お客様番号',
    period: '対象期間',
    date: '日付',
    movement: '内容',
    charged: 'ご請求額',
    credited: 'ご入金額',
    balance: '残高',
    opening: '前回繰越残高',
    closing: '差引残高',
    inYourFavor: '差引残高はお客様の預り金です。',
    kinds: { invoice: '請求書', creditNote: 'クレジットノート', payment: 'ご入金', refund: '返金' },
  },
}
