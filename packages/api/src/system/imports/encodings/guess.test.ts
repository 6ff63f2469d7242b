import type { FileEncoding } from '@quarterdeck/contract/system/import-files'
import { expect, test } from 'vitest'
import { previewTable } from '../preview.ts'

const tables = new Map<FileEncoding, ReadonlyMap<string, readonly number[]>>()

/** Returns the bytes of each character, by decoding all byte sequences. */
const tableOf = (encoding: FileEncoding): ReadonlyMap<string, readonly number[]> => {
  const known = tables.get(encoding)
  if (known) return known
  const table = new Map<string, readonly number[]>()
  const decode = (...bytes: number[]) => {
    const text = new TextDecoder(encoding).decode(new Uint8Array(bytes))
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes)
  }
  for (let first = 0; first < 256; first += 1) decode(first)
  for (let first = 0x81; first < 255; first += 1)
    for (let second = 0x40; second < 255; second += 1) decode(first, second)
  tables.set(encoding, table)
  return table
}

const encode = (text: string, encoding: FileEncoding): Uint8Array => {
  if (encoding === 'utf-8') return Buffer.from(text)
  const little = Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16le') return little
  if (encoding === 'utf-16be') return little.swap16()
  const table = tableOf(encoding)
  return new Uint8Array(
    [...text].flatMap((letter) => {
      const bytes = table.get(letter)
      if (!bytes) throw new Error(`${letter} is none of ${encoding}`)
      return bytes
    }),
  )
}

const western =
  'name;city\nMüller;Köln\nMuñoz;Málaga\nFrançois;Orléans\nSøren;Århus\nO’Hara;Zürich\nLamp;“old”, 12,50 €\n'
const polish = 'nazwa;miasto\nŁukasz Żółty;Łódź\nMałgorzata;Gdańsk\n'
const czech = 'jméno;město\nDvořák;Příbram\nŘezníček;Plzeň\n'
const hungarian = 'név;város\nErdős;Győr\nKovács;Pécs\n'
const russian = 'Название;Цена\nЛампа настольная;100\nСтол письменный;200\n'
const greek = 'Όνομα;Πόλη\nΝίκος Παπαδόπουλος;Αθήνα\n'
const turkish = 'ad;şehir\nÇağrı Yıldız;Eskişehir\nAyşe;Iğdır\n'
const japanese = '商品名,コード,価格\n会議用机,D-10,19800\n'
const halfWidth = '名前,住所\nﾀｶﾊｼ,東京都千代田区\n'
const chinese = '商品名称,价格\n会议桌,19800\n台灯,300\n'
const traditional = '商品名稱,價格\n會議桌,19800\n檯燈,300\n'
const korean = '상품명,가격\n회의용 책상,19800\n스탠드 조명,300\n'

test.each<readonly [FileEncoding, string]>([
  ['utf-8', western + japanese],
  ['utf-16le', japanese],
  ['utf-16be', japanese],
  ['utf-16le', 'title,code\nLamp,A-1\n'],
  ['utf-16be', 'title,code\nLamp,A-1\n'],
  ['windows-1252', western],
  ['windows-1252', 'name,text\nLamp,It’s old and doesn’t work – “sold”\n'],
  ['windows-1252', 'name;price\nLamp;12,50 €\n'],
  ['macintosh', western],
  ['macintosh', 'title,code\nCafé,1\n'],
  ['windows-1250', polish],
  ['windows-1250', czech],
  ['windows-1250', hungarian],
  ['windows-1251', russian],
  ['windows-1251', 'НАЗВАНИЕ;ЦЕНА\nСТОЛ;1\n'],
  ['windows-1253', greek],
  ['windows-1254', turkish],
  ['shift_jis', japanese],
  ['shift_jis', halfWidth],
  ['euc-jp', japanese],
  ['gb18030', chinese],
  ['big5', traditional],
])('%s is guessed: %j', (encoding, text) => {
  const bytes = encode(text, encoding)
  for (const language of ['en', 'de', undefined] as const) {
    expect(previewTable(bytes, { language }).encoding).toBe(encoding)
  }
  const { columns, rows } = previewTable(bytes, { encoding })
  const separator = text.includes(';') ? ';' : ','
  expect([columns, ...rows]).toEqual(
    text
      .trim()
      .split('\n')
      .slice(0, 11)
      .map((row) => row.split(separator)),
  )
})

test.each<readonly [FileEncoding, string]>([
  ['shift_jis', '商品,品番\n山田,1\n'],
  ['euc-jp', '商品,品番\n山田,1\n'],
  ['shift_jis', 'ﾅﾏｴ,ﾊﾞﾝｺﾞｳ\nﾀｶﾊｼ,1\nﾔﾏﾀﾞ ﾀﾛｳ,2\n'],
  ['windows-1251', russian],
  ['windows-1252', western],
])('%s is guessed where the reader is Japanese: %j', (encoding, text) => {
  expect(previewTable(encode(text, encoding), { language: 'ja' }).encoding).toBe(encoding)
})

test('what is guessed wrongly is read rightly as soon as it is named', () => {
  const { columns, rows } = previewTable(encode(korean, 'euc-kr'), { encoding: 'euc-kr' })
  expect([columns, ...rows]).toEqual(
    korean
      .trim()
      .split('\n')
      .map((row) => row.split(',')),
  )
})

test('a preview shows rows whose letters tell, however late they come', () => {
  const plain = 'Lamp,Berlin\n'.repeat(500)
  const { encoding, rows } = previewTable(encode(`name,city\n${plain}Müller,Köln\n`, 'windows-1252'), {})
  expect([encoding, rows.length, rows.at(-1)]).toEqual(['windows-1252', 10, ['Müller', 'Köln']])
})
