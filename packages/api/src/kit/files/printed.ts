import type { Endpoint, QueryOf } from '@quarterdeck/contract/kit/endpoint'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import { fromUnitPrice, toDecimal } from '@quarterdeck/contract/kit/money'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { Paper, PrintedDocument } from '@quarterdeck/contract/sales/printed'
import type { z } from 'zod'
import { Answer } from '../answer.ts'
import type { Serve } from '../http/serve.ts'
import type { Db, Documents } from '../ports.ts'
import { paperOf } from './drawings.ts'

const pages: Readonly<Record<Locale, PrintedDocument['page']>> = {
  en: 'Page {number} of {of}',
  es: 'Página {number} de {of}',
  de: 'Seite {number} von {of}',
  ja: '{number} / {of} ページ',
}

const formatsOf = (locale: Locale) => {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    /**
     * Formats an amount.
     * @param minor in units of the currency
     */
    money: (minor: number) => money.format(toDecimal(minor)),
    /**
     * Formats a unit price with up to two decimals beyond the minor unit.
     * @param minor in stored units
     */
    price: (minor: number) => price.format(fromUnitPrice(minor)),
    number: (value: number) => number.format(value),
    // Japanese has no space here, unlike the Unicode tables.
    days: (count: number) => (locale === 'ja' ? `${number.format(count)}日` : days.format(count)),
    /**
     * Formats a percentage.
     * @param hundredths such as 19 for 19 %
     */
    percent: (hundredths: number) => percent.format(hundredths / 100),
    date: (at: Date) => date.format(at),
    span: (from: string, to: string) => date.formatRange(new Date(from), new Date(to)),
    page: pages[locale],
  }
}

const made = new Map<Locale, ReturnType<typeof formatsOf>>()

/** Returns number and date formats of documents; days are printed in UTC, so every reader sees the same. */
export const printFormats = (locale: Locale): ReturnType<typeof formatsOf> => {
  const formats = made.get(locale) ?? formatsOf(locale)
  made.set(locale, formats)
  return formats
}

/**
 * Renders a document as a file, with its e-invoice embedded if one is given.
 * @throws Problem `not_found` if the host can't render files
 */
export const fileOf = async (documents: Documents, document: PrintedDocument, eInvoice?: string) => {
  if (!documents.toPdf) throw notFound('A way to make PDF files')
  const headers = { 'content-disposition': `attachment; filename="${document.number}.pdf"` }
  return new Answer(await documents.toPdf(document, eInvoice), headers)
}

type AskedPaper = Endpoint<z.ZodType, z.ZodType, typeof Paper>
type AskedFile = Endpoint<z.ZodType, z.ZodType, z.ZodType<Uint8Array>>

/** Serves a document as a laid-out paper and as a file. */
export const servePaper = <Asked extends AskedPaper>(
  serve: Serve,
  documents: Documents,
  [paper, file]: readonly [Asked, AskedFile],
  documentOf: (db: Db, query: QueryOf<Asked>) => Promise<PrintedDocument>,
): void => {
  // The file takes the same query as the paper.
  const made = ({ db, query }: { readonly db: Db; readonly query: unknown }) => documentOf(db, query as QueryOf<Asked>)
  serve.read<AskedPaper>(paper, async (given) => paperOf(await documents.layOut(await made(given))))
  serve.read<AskedFile>(file, async (given) => fileOf(documents, await made(given)))
}
