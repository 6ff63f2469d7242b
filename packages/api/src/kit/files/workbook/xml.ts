import type { SpreadsheetValue } from '../../lists/spreadsheet-value.ts'

/** Maximum length of a text in a cell (Excel). */
const longest = 32_767

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const code = (sign: string) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`

/** Escapes a text for the XML of a workbook; characters that XML can't contain are written as `_x…_`. */
const escaped = (text: string): string =>
  text
    .slice(0, longest)
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't contain exactly these
    .replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, code)
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Index of each style in `cellXfs`. */
const style: Readonly<Record<SpreadsheetValue['as'], number>> = { number: 0, money: 1, day: 2, instant: 3 }
const heading = 4

const textCell = (text: string, of = 0) =>
  `<c s="${of}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** Returns a cell; a text never runs as a formula. */
export const cell = (value: string | null, as: SpreadsheetValue['as'] | undefined): string => {
  if (value === null || value === '') return '<c/>'
  return as ? `<c s="${style[as]}"><v>${value}</v></c>` : textCell(value)
}

export const headRow = (titles: readonly string[]): string =>
  `<row>${titles.map((title) => textCell(title, heading)).join('')}</row>`

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Returns the beginning of a sheet with a frozen title row. */
export const sheetHead = (columns: number): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2"
  activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="18"
  customWidth="1"/></cols><sheetData>`
export const sheetTail = '</sheetData></worksheet>'

/** Styles: money with its currency; days and instants in the reader's locale. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164"
  formatCode="#,##0.00##\\ &quot;USD&quot;"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill
  patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>
  <cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/>${[164, 14, 22]
    .map((format) => `<xf numFmtId="${format}" applyNumberFormat="1" xfId="0"/>`)
    .join('')}<xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Returns the other files of a workbook with this number of sheets. */
export const partsFor = (name: string, sheets: number): readonly (readonly [path: string, xml: string])[] => {
  const all = range(sheets)
  const nameOf = (sheet: number) => escaped(sheet === 1 ? name : `${name} ${sheet}`)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${all
        .map((sheet) => `<sheet name="${nameOf(sheet)}" sheetId="${sheet}" r:id="rId${sheet}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${declaration}<Relationships xmlns="${packaged}/relationships">${all
        .map((sheet) => relation(`rId${sheet}`, 'worksheet', `worksheets/sheet${sheet}.xml`))
        .join('')}${relation(`rId${sheets + 1}`, 'styles', 'styles.xml')}</Relationships>`,
    ],
    [
      '_rels/.rels',
      `${declaration}<Relationships xmlns="${packaged}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels"
      ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml"
      ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${all
        .map((sheet) => `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${types}.worksheet+xml"/>`)
        .join('')}</Types>`,
    ],
  ]
}
