/**
 * Categories of tax as e-invoices have them (UNCL 5305): standard rated, zero rated, exempt for a reason of its own, reverse charge,
 * supplied within the European Union, exported, and out of the scope of the tax.
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof taxCategories)[number]

interface Taxed {
  readonly taxRate?: number | null
  readonly taxCategory?: TaxCategory | null
}

/** The category of a line: that which it says, or what follows from its rate. @param exemption why no tax is due where a rate is 0 */
export const categoryOf = ({ taxRate, taxCategory }: Taxed, exemption: string): TaxCategory =>
  taxCategory ?? ((taxRate ?? 0) > 0 ? 'S' : exemption === '' ? 'Z' : 'E')

/** Whether a line says a category that its rate cannot have: only what is standard rated is taxed. */
export const isMiscategorized = ({ taxRate, taxCategory }: Taxed): boolean =>
  (taxCategory ?? null) !== null && (taxRate === null || (taxCategory === 'S') !== (taxRate ?? 0) > 0)
