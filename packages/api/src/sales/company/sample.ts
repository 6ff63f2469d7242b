import { ago } from '../../kit/generator/ago.ts'

/** Company details of the sample data. */
export const sampleSeller = {
  name: 'Quarterdeck Trading Co.',
  address: '12 Harbor Street\nPortland, ME 04101',
  country: 'United States',
  taxId: '12-3456789',
}

/** Returns the row of `company`. */
export const sampleCompany = (now: Date) => ({
  ...sampleSeller,
  id: 1,
  updatedAt: ago(now, 150),
  // A documented example IBAN that belongs to nobody.
  iban: 'GB29NWBK60161331926819',
  bic: 'NWBKGB2L',
})
