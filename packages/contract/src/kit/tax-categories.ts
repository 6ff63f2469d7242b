/**
 * Tax categories of e-invoices (UNCL 5305): standard rate, zero rate, exempt, reverse charge, intra-community supply,
 * export, and outside the scope of tax.
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof taxCategories)[number]

interface Taxed {
  readonly taxRate?: number | null
  readonly taxCategory?: TaxCategory | null
}

/** Returns the tax category of a line, derived from its rate if absent. @param exemption reason for a rate of 0 */
export const categoryOf = ({ taxRate, taxCategory }: Taxed, exemption: string): TaxCategory =>
  taxCategory ?? ((taxRate ?? 0) > 0 ? 'S' : exemption === '' ? 'Z' : 'E')

/** Returns true if the category contradicts the rate: only standard-rated lines have a rate above 0. */
export const isMiscategorized = ({ taxRate, taxCategory }: Taxed): boolean =>
  (taxCategory ?? null) !== null && (taxRate === null || (taxCategory === 'S') !== (taxRate ?? 0) > 0)
