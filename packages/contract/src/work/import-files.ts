/** How the letters of a file are written as bytes, by the names that `TextDecoder` knows. */
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

/** What stands between the cells of a file. */
export const separators = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const
export type FileSeparator = keyof typeof separators
export const fileSeparators = Object.keys(separators) as readonly FileSeparator[]

/** What stands before the decimals of a number. */
export const decimalSigns = { point: '.', comma: ',' } as const
export type DecimalSign = keyof typeof decimalSigns
/** What the cells of a column say of it: `none` has neither sign, and `unclear` could be read both ways (`2.500`). */
export const columnSigns = ['none', 'unclear', 'point', 'comma'] as const
export type ColumnSign = (typeof columnSigns)[number]

/** Workbooks are unpacked as a whole, and may be this large; nearly all are far smaller. */
export const maxWorkbookBytes = 16 * 1024 * 1024
/** So much of a file is enough to see how it is to be read. */
export const maxPreviewBytes = 256 * 1024
/** So many rows are shown before a file is sent. */
export const previewRows = 10
