import { company as companies } from '@quarterdeck/contract/sales/company'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { reading } from '../../../kit/lib/api/queries.ts'
import type { InvoiceInput, Line } from './invoice-input.ts'
import { moved, nextLine, withLine, withLines } from './lines.ts'

let last = 0
const newKeys = (count: number): number[] => Array.from({ length: Math.max(0, count) }, () => ++last)

/**
 * Returns the lines of the form and an empty one at the end, in which typing adds a line. Each line keeps its key, so
 * that its inputs keep their state. Functions are stable, so that a line renders again only if it changed.
 */
export const useLines = () => {
  const { getValues } = useFormContext<InvoiceInput>()
  const {
    field: { value: lines, onChange, ref },
  } = useController<InvoiceInput, 'products'>({ name: 'products' })
  const { data: company } = useQuery(reading(companies.read))
  const usual = company?.invoiceTaxRate ?? null
  const [kept, setKeys] = useState<readonly number[]>(() => newKeys(lines.length + 1))
  const rows = [...lines, nextLine(lines, usual)]
  const keys = [...kept.slice(0, rows.length), ...newKeys(rows.length - kept.length)]
  if (keys.length !== kept.length) setKeys(keys)

  const change = (at: number, part: Partial<Line>) => onChange(withLine(getValues('products'), at, part, usual))
  const insert = (at: number, more: readonly Line[]) => onChange(withLines(getValues('products'), at, more))
  const move = (from: number, to: number) => {
    setKeys((known) => moved(known, from, to))
    onChange(moved(getValues('products'), from, to))
  }
  const remove = (at: number) => {
    setKeys((known) => known.toSpliced(at, 1))
    onChange(getValues('products').toSpliced(at, 1))
  }
  return { lines, rows, keys, ref, change, insert, move, remove }
}
