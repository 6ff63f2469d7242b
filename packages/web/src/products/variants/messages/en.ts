import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

const variants = (count: number) => (count === 1 ? '1 variant' : `${number(count)} variants`)

export const en = {
  variants: 'Variants',
  variant: 'Variant',
  none: 'All pieces count as one: no variants yet.',
  chooseFirst: 'Choose colors or sizes to tell pieces apart by them.',
  summary: (count: number, pieces: number) => `${variants(count)}, ${number(pieces)} in stock`,
  missing: (count: number) =>
    count === 1 ? '1 combination is not there yet' : `${number(count)} combinations are not there yet`,
  orphans: (count: number) =>
    count === 1 ? '1 no longer fits the choice above' : `${number(count)} no longer fit the choice above`,
  orphan: 'No longer chosen',
  generate: 'Generate variants',
  generateText:
    'Check the combinations that you sell. Each has its own code and stock, and a price of its own if you like.',
  noColor: 'Any color',
  noSize: 'Any size',
  isNew: 'New',
  isRemoved: 'Removed',
  pieces: (count: number) => `${number(count)} in stock`,
  outcome: (count: number, added: number, removed: number) =>
    [variants(count), added > 0 && `${number(added)} new`, removed > 0 && `${number(removed)} removed`]
      .filter(Boolean)
      .join(', '),
  piecesLost: (count: number) =>
    count === 1
      ? '1 piece in stock goes with what is removed'
      : `${number(count)} pieces in stock go with what is removed`,
  keptPieces: (count: number) => `Without variants the product keeps its stock of ${number(count)}.`,
  apply: 'Apply',
  inStock: 'In stock',
  stockBy: 'Change stock by',
  firstStock: 'Stock',
  codeOf: (name: string) => `Code of ${name}`,
  priceOf: (name: string) => `Price of ${name}`,
  stockByOf: (name: string) => `Change stock of ${name} by`,
  firstStockOf: (name: string) => `Stock of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  setFor: 'Set for',
  all: 'All variants',
  setPrice: 'Price',
  addPieces: 'Add pieces',
  setDone: (count: number) => `Set for ${variants(count)}`,
  sumHint: (pieces: number) => `${number(pieces)} in stock, the sum of its variants.`,
  toDeal: (before: number, after: number) =>
    `Until now ${number(before)} in stock; with the variants it will be ${number(after)}.`,
  outOf: (out: number, all: number) =>
    out === 1 ? `1 of ${variants(all)} is out of stock` : `${number(out)} of ${variants(all)} are out of stock`,
  showAll: (count: number) => `Show all ${number(count)}`,
  which: 'Which variant?',
  variantOf: (name: string) => `Variant of ${name}`,
}
