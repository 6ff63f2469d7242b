import type { Locale } from '@quarterdeck/contract/kit/locales'

/** What a credit note says of its amount. */
export const creditWords: Readonly<Record<Locale, (invoice: string) => string>> = {
  en: (invoice) => `Credited to invoice ${invoice}`,
  es: (invoice) => `Abonado a la factura ${invoice}`,
  de: (invoice) => `Gutgeschrieben auf Rechnung ${invoice}`,
  ja: (invoice) => `請求書 ${invoice}の減額`,
}
