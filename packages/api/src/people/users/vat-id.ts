import { fieldProblem } from '@quarterdeck/contract/core/problem'
import { checkVAT, countries } from 'jsvat'

/**
 * A VAT number whose check digits are right, where those of its country are known; Northern Ireland has those of the United Kingdom.
 * @throws Problem at the field
 */
export const checkedVatId = (vatId: string, field: string): string => {
  const { isSupportedCountry, isValid } = checkVAT(vatId.replace(/^XI/, 'GB'), countries)
  const isKnown = isSupportedCountry || countries.some(({ codes }) => vatId.startsWith(codes[0] ?? '?'))
  if (vatId === '' || isValid || !isKnown) return vatId
  throw fieldProblem(field, { code: 'vat_id', message: 'Not a VAT number of this country: its check digits are wrong' })
}
