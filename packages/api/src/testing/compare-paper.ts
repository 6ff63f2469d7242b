import { toMinor } from '@quarterdeck/contract/kit/money'
import type { Paper, PaperText, PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { expect } from 'vitest'
import { printFormats } from '../kit/files/printed.ts'
import type { Json } from './client.ts'
import { cents, sum } from './random-invoices.ts'

export const textsIn = (boxes: Paper['pages'][number]) => boxes.filter((box) => box.kind === 'text')

/** Returns the cells of each row with their text, which consists of several pieces in other scripts. */
const rowsOf = (texts: readonly PaperText[]) => {
  const rows = new Map<number, Map<number, string>>()
  for (const { cell, role, text } of texts) {
    if (!cell || role === 'columnheader') continue
    const [row, column] = cell
    const said = rows.get(row) ?? new Map<number, string>()
    rows.set(row, said.set(column, (said.get(column) ?? '') + text))
  }
  return [...rows.values()]
}

/** Parses a printed amount; it has two places in every language. */
const read = (printed = '') => Number(printed.replaceAll(/\D/g, '')) * (/[-−]/.test(printed) ? -1 : 1)
const squeezed = (text = '') => text.replaceAll(/\s/g, '')

/** Returns taxes with an amount; documents omit the others. */
const chargedIn = (said: Json): Json[] =>
  said.taxes.filter(({ base, amount }: Json) => cents(base) !== 0 || cents(amount) !== 0)

/** Returns the totals below the lines, from the API's answer. */
const totalsIn = (said: Json, each: readonly number[]): number[] => {
  const taxes = chargedIn(said).map(({ amount: tax }: Json) => cents(tax))
  const before = [
    ...[-cents(said.discountAmount), cents(said.shippingCharge)].filter((some) => some !== 0),
    ...(said.taxes.length === 0 && said.tax !== 0 ? [cents(said.tax)] : taxes),
  ]
  return [...(before.length > 0 ? [sum(each), ...before] : []), cents(said.totalAmount)]
}

/** Compares a document with the API's response, to the cent. */
export const comparePaper = ({ pages }: Paper, said: Json) => {
  const texts = pages.flatMap(textsIn)
  const last = texts
    .filter(({ role }) => role === 'columnheader')
    .reduce((max, { cell }) => Math.max(max, cell?.[1] ?? 0), 0)
  // A line has a price as well; an amount carried over stands beside its label.
  const {
    line: lines = [],
    total: totals = [],
    carried = [],
  } = Object.groupBy(rowsOf(texts), (row) => {
    if (row.has(2)) return 'line'
    return row.has(last) ? 'total' : 'carried'
  })

  const each: number[] = said.products.map(({ total }: Json) => cents(total))
  expect(lines.map((row) => read(row.get(last)))).toEqual(each)

  // Subtotals appear only at page breaks, and the totals may be on a page of their own.
  const sums = each.map((_, index) => sum(each.slice(0, index + 1)))
  const listing = pages.filter((page) => textsIn(page).some(({ cell, role }) => cell?.[1] === 2 && role === 'cell'))
  expect(carried).toHaveLength(2 * Math.max(0, listing.length - 1))
  for (const row of carried) expect(sums).toContain(read(row.get(1)))

  expect(totals.map((row) => read(row.get(last)))).toEqual(totalsIn(said, each))
  const { money } = printFormats(said.language)
  const charged = chargedIn(said)
  for (const [index, { base }] of charged.entries()) {
    const label = totals.at(index - 1 - charged.length)?.get(0)
    expect(squeezed(label)).toContain(squeezed(money(toMinor(base))))
  }
}

/** Compares a document before it is laid out. */
export const compareDocument = ({ rows, totals, carry }: PrintedDocument, said: Json) => {
  const each: number[] = said.products.map(({ total }: Json) => cents(total))
  expect(rows.map((row) => read(row.at(-1)))).toEqual(each)
  expect(carry?.sums.map(read)).toEqual(each.map((_, index) => sum(each.slice(0, index + 1))))
  expect(totals.map(([, amount]) => read(amount))).toEqual(totalsIn(said, each))
}
