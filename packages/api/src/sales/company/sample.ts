import { ago } from '../../kit/invented/ago.ts'

/** Who sells, in the sample data. */
export const sampleSeller = {
  name: 'Quarterdeck Trading Co.',
  address: '12 Harbor Street\nPortland, ME 04101',
  country: 'United States',
  taxId: '12-3456789',
}

/** The row of `company`: who papers are from. */
export const sampleCompany = (now: Date) => ({
  ...sampleSeller,
  id: 1,
  updatedAt: ago(now, 150),
  // An account that is known as an example, and belongs to nobody.
  iban: 'GB29NWBK60161331926819',
  bic: 'NWBKGB2L',
})
