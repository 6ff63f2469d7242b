import type { Locale } from '@quarterdeck/contract/kit/locales'

/** Texts for the amount of a credit note. */
export const creditWords: Readonly<Record<Locale, (invoice: string) => string>> = {
  en: (invoice) => `Credited to invoice ${invoice}`,
  es: (invoice) => `Abonado a la factura ${invoice}`,
  de: (invoice) => `Gutgeschrieben auf Rechnung ${invoice}`,
  ja: (invoice) => `請求書 ${invoice}の減額`,
}
