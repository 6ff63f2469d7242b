/** The fields of a product that deliveries need. */
export interface Stocked {
  readonly id: number
  readonly stock: number
  /** Variants; empty for a product without. */
  readonly kinds: readonly { readonly id: number; readonly name: string; readonly stock: number }[]
}
