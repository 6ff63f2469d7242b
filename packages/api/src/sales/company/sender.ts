import { countryCode } from '@quarterdeck/contract/kit/countries'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import { isVatId } from '@quarterdeck/contract/sales/company'
import type { PrintedBlock, PrintedDocument } from '@quarterdeck/contract/sales/printed'
import type { Seller } from './store.ts'

interface Words {
  readonly vatId: string
  readonly taxId: string
  readonly bank: string
}

const words: Readonly<Record<Locale, Words>> = {
  en: { vatId: 'VAT ID', taxId: 'Tax ID', bank: 'Bank details' },
  es: { vatId: 'NIF-IVA', taxId: 'NIF', bank: 'Datos bancarios' },
  de: { vatId: 'USt-IdNr.', taxId: 'Steuernummer', bank: 'Bankverbindung' },
  ja: { vatId: 'VAT番号', taxId: '納税者番号', bank: '振込先' },
}

const taxLine = (taxId: string, locale: Locale): string =>
  taxId && `${words[locale][isVatId(taxId) ? 'vatId' : 'taxId']}: ${taxId}`

/** Returns the name of a country in a language; unknown texts stay as they are. */
const countryIn = (country: string, locale: Locale): string => {
  const code = countryCode(country)
  return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? country
}

/** Returns the sender block of a document in its reader's language. */
export const senderOf = (
  { name, address, country, taxId, registration, email, phone, logo }: Seller,
  locale: Locale,
): Pick<PrintedDocument, 'sender' | 'senderLines' | 'logo'> => ({
  sender: name || 'Quarterdeck',
  senderLines: [
    ...[address, countryIn(country, locale), taxLine(taxId, locale)],
    ...[registration, email, phone],
  ].filter(Boolean),
  ...(logo && { logo }),
})

/** Returns the bank details; nothing without an IBAN. */
export const bankOf = ({ iban, bic }: Seller, locale: Locale): readonly PrintedBlock[] =>
  iban === ''
    ? []
    : [
        {
          title: words[locale].bank,
          lines: [`IBAN ${iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}`, bic && `BIC ${bic}`].filter(Boolean),
        },
      ]
