/** Keys of the sample articles. */
type About =
  | 'find'
  | 'language'
  | 'undo'
  | 'bin'
  | 'bulk'
  | 'import'
  | 'ship'
  | 'refund'
  | 'locked'
  | 'publish'
  | 'twoFactor'
  | 'viewAs'
  | 'keyboard'

export type Texts = Readonly<Record<About, { readonly title: string; readonly body: string }>>

export const p = (text: string): string => `<p>${text}</p>`

export const steps = (...items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
