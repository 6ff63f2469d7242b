import { type FieldProblem, fieldProblem } from '@quarterdeck/contract/kit/problem'
import { isVatId } from '@quarterdeck/contract/sales/company'
import { checkVAT, countries } from 'jsvat'

const problem: FieldProblem = {
  code: 'vat_id',
  message: 'Not a VAT number of this country: its check digits are wrong',
}

/**
 * Converts a VAT number to the form whose check digits are computed: Northern Ireland uses those of the United Kingdom,
 * and Norway can have a suffix.
 */
const toCheckedForm = (vatId: string): string => vatId.replace(/^XI/, 'GB').replace(/^(NO\d{9})MVA$/, '$1')

/** Returns the error in the check digits of a VAT number, for countries whose rules are known. */
export const vatIdProblem = (vatId: string): FieldProblem | undefined => {
  const { isSupportedCountry, isValid } = checkVAT(toCheckedForm(vatId), countries)
  const isKnown = isSupportedCountry || countries.some(({ codes }) => vatId.startsWith(codes[0] ?? '?'))
  return vatId === '' || isValid || !isKnown ? undefined : problem
}

/** Returns a VAT number after verifying its check digits. @throws Problem at the field */
export const checkedVatId = (vatId: string, field: string): string => {
  const wrong = vatIdProblem(vatId)
  if (wrong) throw fieldProblem(field, wrong)
  return vatId
}

/** Rejects a VAT number with wrong check digits; other tax numbers pass. @throws Problem at the field */
export const guardTaxId = (taxId: string, field: string): void => {
  if (isVatId(taxId)) checkedVatId(taxId.replaceAll(/[\s.-]/g, ''), field)
}
