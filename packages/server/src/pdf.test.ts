import { type Paper, type PaperText, type PrintedDocument, pageSizes } from '@quarterdeck/contract/sales/printed'
import { expect, onTestFinished, test } from 'vitest'
import { drawInProcesses } from './draw-in-processes.ts'
import { documents } from './pdf.ts'
import { type DrawnText, filesInPdf, takeText, textsInPdf } from './testing/pdf-texts.ts'

const { layOut, toPdf } = documents
const pdfOf = async (document: PrintedDocument) => (await toPdf?.(document)) ?? new Uint8Array()

const documentFor = (company: string, changes: Partial<PrintedDocument> = {}): PrintedDocument => ({
  language: 'en',
  size: 'A4',
  sender: 'Quarterdeck',
  title: 'Invoice',
  number: 'QD-0001',
  madeAt: new Date(0),
  facts: [['Number', 'QD-0001']],
  blocks: [{ title: 'Billed to', lines: [company] }],
  columns: [
    { title: 'Description', share: 0.7, align: 'left' },
    { title: 'Amount', share: 0.3, align: 'right' },
  ],
  rows: [[company, '$59.00']],
  totals: [['Total', '$59.00']],
  notes: [company],
  page: '{number} / {of}',
  ...changes,
})

const names = [
  'Łódź Kőszegi Владимир Ελλάδα Việt 髙橋 山﨑 ひらがな 腾讯计算机 삼성전자 שלום شركة النور',
  'हिन्दी কর্মী ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം සිංහල ไทยน้ำ ລາວ ខ្មែរ မြန်မာ',
  'Հայաստան საქართველო አማርኛ 😀 ✂ 🚀 ⚙',
].join(' ')
const texts = ({ pages }: Paper): readonly (readonly PaperText[])[] =>
  pages.map((boxes) => boxes.filter((box) => box.kind === 'text'))
const said = (paper: Paper) => texts(paper).map((boxes) => boxes.map(({ text }) => text))

const allTextIn = (file: Uint8Array): string =>
  textsInPdf(file)
    .flat()
    .flatMap(({ glyphs }) => glyphs)
    .join('')

test('names have all of their letters, whatever script they are written in', async () => {
  const drawn = allTextIn(await pdfOf(documentFor(names)))
  expect([...names].filter((letter) => !drawn.includes(letter))).toEqual([])
  expect(drawn).not.toContain('〓')
})

test('a letter that no typeface has is shown as one that is missing, on the screen as in a file', async () => {
  const document = documentFor('\u{13000}\u0000\ud800 Acme')
  expect(allTextIn(await pdfOf(document))).toContain('〓')
  const paper = await layOut(document)
  expect(said(paper).flat().join('')).toContain('〓')
  expect(paper.lacking).toEqual(['\u{13000}'])
  expect((await layOut(documentFor(names))).lacking).toEqual([])
})

/** Text as readers of a file order what is drawn, character by character. */
const orders: readonly (readonly [name: string, text: string, drawn: readonly string[]])[] = [
  ['letters that share their shape without dots', 'بنت ثابت', [...'تباث', ' ', ...'تنب']],
  ['letters that are joined to one', 'السلام', [...'مالسلا']],
  ['brackets', 'שלום (כן)', [')', ...'ןכ', '(', ' ', ...'םולש']],
  ['marks above and below letters', 'עֲלֵי', ['י', '\u05b5', 'ל', '\u05b2', 'ע']],
  ['digits of Arabic and Persian among letters', 'رقم ١٢٣ ۴۵۶', ['۴', '۵', '۶', ' ', '١', '٢', '٣', ' ', ...'مقر']],
  ['digits of Arabic alone', '١٢٣', ['١', '٢', '٣']],
  ['Latin', 'difficult AV', ['d', 'i', 'ffi', ...'cult AV']],
  ['Chinese and Korean', '東京 삼성', [...'東京 삼성']],
]

const leftOf = ({ places }: DrawnText): number => places[0]?.[0] ?? 0
const topOf = ({ places }: DrawnText): number => places[0]?.[1] ?? 0

for (const [name, text, drawn] of orders) {
  test(`text in a file can be copied and found: ${name}`, async () => {
    await pdfOf(documentFor('يتيم نبات'))
    const document = documentFor(text, { rows: [], notes: [], blocks: [], sender: text })
    const file = await pdfOf(document)
    const glyphs = textsInPdf(file)
      .flat()
      .toSorted((one, other) => topOf(one) - topOf(other) || leftOf(one) - leftOf(other))
      .flatMap((each) => each.glyphs)
    expect(glyphs.join('\n')).toContain(drawn.join('\n'))
    expect(Buffer.from(file).toString('latin1')).not.toContain('/ActualText')
  })
}

test('a hybrid shows what the plain file shows, has the e-invoice in it as it was given, and is the same each time', async () => {
  const document = documentFor('Nordwind & Söhne <GmbH>', { sender: 'A & B <Ltd>' })
  const xml = '<?xml version="1.0"?>\n<Invoice>Café & 請求書</Invoice>\n'
  const hybridOf = async () => (await toPdf?.(document, xml)) ?? new Uint8Array()
  const hybrid = await hybridOf()
  expect(Buffer.compare(await hybridOf(), hybrid)).toBe(0)
  expect(textsInPdf(hybrid)).toEqual(textsInPdf(await pdfOf(document)))
  expect(filesInPdf(hybrid)).toEqual([
    { name: 'factur-x.xml', type: 'text/xml', relationship: 'Alternative', text: xml },
  ])
  expect(filesInPdf(await pdfOf(document))).toEqual([])
  const file = Buffer.from(hybrid).toString()
  for (const said of [
    ...['%PDF-1.7', '<pdfaid:part>3</pdfaid:part>', '<pdfaid:conformance>B</pdfaid:conformance>'],
    ...['/S /GTS_PDFA1', '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>', '<rdf:li>A &amp; B &lt;Ltd></rdf:li>'],
  ])
    expect(file).toContain(said)
})

/** A transparent pixel as PNG. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('the same document gives the same file, whatever was drawn in between', async () => {
  const document = documentFor('Acme', { logo: { source: pixel, width: 1, height: 1 } })
  const first = await pdfOf(document)
  expect(Buffer.from(first).toString('latin1')).toContain('/Subtype /Image')
  await pdfOf(documentFor(names))
  expect(Buffer.compare(await pdfOf(document), first)).toBe(0)
})

const cases: readonly (readonly [name: string, document: PrintedDocument])[] = [
  ['Latin', documentFor('Hamburg AV To, difficult (1,234.50 €)')],
  ['every script in one line', documentFor(names, { size: 'Letter' })],
  ['Hebrew and Arabic among other words', documentFor('Acme שלום (123), תודה! GmbH شركة النور (للتجارة) 45%')],
  ['a document from right to left', documentFor('شركة النور للتجارة Ltd.', { language: 'ar' })],
  ['words that are longer than a line', documentFor('Donaudampfschifffahrt'.repeat(12))],
]

for (const [name, document] of cases) {
  test(`a file has the same texts in the same places as the screen: ${name}`, async () => {
    const [shown, drawn] = [texts(await layOut(document)), textsInPdf(await pdfOf(document))]
    expect(drawn).toHaveLength(shown.length)
    for (const [page, boxes] of shown.entries()) {
      const left = [...(drawn[page] ?? [])]
      for (const box of boxes) {
        const { text, places } = takeText(left, box)
        expect(text).toBe(box.text)
        if (!box.isRtl) expect(places[0]?.[0]).toBeCloseTo(box.x, 1)
        for (const [x, y] of places) {
          // Marks are above or below their letter.
          expect(Math.abs(y - box.y)).toBeLessThan(box.isRtl || /\p{M}/u.test(box.text) ? box.size : 0.05)
          expect(x).toBeGreaterThan(box.x - 0.05)
          expect(x).toBeLessThan(box.x + box.width + 0.05)
        }
      }
      expect(left).toEqual([])
    }
  })
}

const lines = (count: number, changes: Partial<PrintedDocument> = {}) =>
  documentFor('Acme', {
    rows: Array.from({ length: count }, (_, index) => [`Line ${index + 1}`, '$1.00']),
    carry: {
      over: 'Carried over',
      forward: 'Brought forward',
      sums: Array.from({ length: count }, (_, index) => `$${index + 1}.00`),
    },
    totals: [
      ['Subtotal', `$${count}.00`],
      ['Total', `$${count}.00`],
    ],
    ...changes,
  })

for (const size of ['A4', 'Letter'] as const) {
  test(`200 lines on ${size} carry their sum from page to page, below the same head`, async () => {
    const paper = await layOut(lines(200, { size }))
    const pages = said(paper)
    expect(pages.length).toBeGreaterThan(4)
    const { height } = pageSizes[size]
    for (const box of texts(paper).flat()) expect(box.y).toBeLessThan(height - 30)
    let done = 0
    for (const [index, page] of pages.entries()) {
      expect(page.filter((text) => text === 'Description')).toHaveLength(1)
      expect(page).toContain(`${index + 1} / ${pages.length}`)
      if (index > 0) expect(page[page.indexOf('Brought forward') + 1]).toBe(`$${done}.00`)
      done += page.filter((text) => text.startsWith('Line ')).length
      if (index < pages.length - 1) expect(page[page.indexOf('Carried over') + 1]).toBe(`$${done}.00`)
    }
    expect(done).toBe(200)
    expect(pages.at(-1)).not.toContain('Carried over')
  })
}

test('what it comes to never stands on a page without a line', async () => {
  for (let count = 20; count < 36; count++) {
    const pages = said(await layOut(lines(count, { notes: [] })))
    const last = pages.find((page) => page.includes('Subtotal')) ?? []
    expect(last).toContain(`Line ${count}`)
    expect(last).toContain('Total')
  }
})

test('a line that is higher than a page goes on on the next one, and nothing is lost', async () => {
  const long = Array.from({ length: 2000 }, (_, index) => `word${index}`)
  const pages = said(await layOut(documentFor('Acme', { rows: [[long.join(' '), '$1.00']] })))
  const words = pages.flat().join(' ')
  expect(pages.length).toBeGreaterThan(1)
  expect(long.filter((word) => !words.includes(word))).toEqual([])
})

test('a drawing that takes too much memory is refused, and the server goes on', async () => {
  const { documents: bounded, close } = drawInProcesses(() => undefined, { memoryMb: 4 })
  onTestFinished(close)
  for (let round = 0; round < 2; round++)
    await expect(bounded.layOut(documentFor('Acme'))).rejects.toMatchObject({ code: 'document_too_long', status: 422 })
})
