/** Encodings of files, by the names that `TextDecoder` knows. */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const
export type FileEncoding = (typeof fileEncodings)[number]

/** Separators of cells. */
export const separators = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const
export type FileSeparator = keyof typeof separators
export const fileSeparators = Object.keys(separators) as readonly FileSeparator[]

/** Decimal signs of numbers. */
export const decimalSigns = { point: '.', comma: ',' } as const
export type DecimalSign = keyof typeof decimalSigns
/** Decimal signs found in a column: `none` has neither, and `unclear` could be read both ways (`2.500`). */
export const columnSigns = ['none', 'unclear', 'point', 'comma'] as const
export type ColumnSign = (typeof columnSigns)[number]

/** Maximum size of a workbook, which is unpacked in memory. */
export const maxWorkbookBytes = 16 * 1024 * 1024
/** Number of bytes from which the format of a file is detected. */
export const maxPreviewBytes = 256 * 1024
/** Number of rows that are shown before a file is sent. */
export const previewRows = 10
