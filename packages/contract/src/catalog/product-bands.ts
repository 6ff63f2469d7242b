import { lowStock } from '../kit/notice-events.ts'

/** Range of a number: from `from` up to but excluding `to`. */
interface Band {
  readonly from?: number
  readonly to?: number
}
type Bands = Readonly<Record<string, Band>>

const namesOf = <Name extends string>(bands: Readonly<Record<Name, Band>>) => Object.keys(bands) as [Name, ...Name[]]

/** Stock levels; low stock is where notices start. */
export const stockBands = {
  in: { from: lowStock + 1 },
  low: { from: 1, to: lowStock + 1 },
  out: { to: 1 },
} as const satisfies Bands

/** Prices in major units, as decimals. */
export const priceBands = {
  '0-25': { to: 25 },
  '25-50': { from: 25, to: 50 },
  '50-100': { from: 50, to: 100 },
  '100-250': { from: 100, to: 250 },
  '250-500': { from: 250, to: 500 },
  '500-': { from: 500 },
} as const satisfies Bands

/** Products without reviews have rating 0 and are in no band above it. */
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
