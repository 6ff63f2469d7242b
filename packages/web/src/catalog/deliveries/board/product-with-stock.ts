/** The fields of a product that deliveries need. */
export interface ProductWithStock {
  readonly id: number
  readonly stock: number
  /** Variants; empty for a product without. */
  readonly kinds: readonly { readonly id: number; readonly name: string; readonly stock: number }[]
}
