/** A product that deliveries are of, as far as they need to know it. */
export interface Stocked {
  readonly id: number
  readonly stock: number
  /** Its variants; empty where pieces are not told apart. */
  readonly kinds: readonly { readonly id: number; readonly name: string; readonly stock: number }[]
}
