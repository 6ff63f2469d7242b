import { lowStock } from '../core/notice-events.ts'

/** A part of what a number may be: from here to before there. */
interface Band {
  readonly from?: number
  readonly to?: number
}
type Bands = Readonly<Record<string, Band>>

const namesOf = <Name extends string>(bands: Readonly<Record<Name, Band>>) => Object.keys(bands) as [Name, ...Name[]]

/** How much of a product there is: few is what notices call so. */
export const stockBands = {
  in: { from: lowStock + 1 },
  low: { from: 1, to: lowStock + 1 },
  out: { to: 1 },
} as const satisfies Bands

/** Decimal amounts. */
export const priceBands = {
  '0-25': { to: 25 },
  '25-50': { from: 25, to: 50 },
  '50-100': { from: 50, to: 100 },
  '100-250': { from: 100, to: 250 },
  '250-500': { from: 250, to: 500 },
  '500-': { from: 500 },
} as const satisfies Bands

/** Where nobody has said anything, the rating is 0. */
export const ratingBands = {
  '4-5': { from: 4 },
  '3-4': { from: 3, to: 4 },
  '2-3': { from: 2, to: 3 },
  '1-2': { from: 0.1, to: 2 },
  none: { to: 0.1 },
} as const satisfies Bands

export const stockBandNames = namesOf(stockBands)
export const priceBandNames = namesOf(priceBands)
export const ratingBandNames = namesOf(ratingBands)
