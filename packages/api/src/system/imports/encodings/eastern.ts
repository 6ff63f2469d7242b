import type { FileEncoding } from '@quarterdeck/contract/system/import-files'

/** Returns the number of bytes of a character that begins with these two, and a score for how common it is. */
type Judge = (lead: number, trail: number) => readonly [length: number, score: number]

const within = (byte: number, from: number, to: number) => byte >= from && byte <= to

/** Scores characters by their row: the standards sort them by use, signs first, then what is common, then what is rare. */
const byRows =
  (rows: readonly (readonly [from: number, to: number, score: number])[]): Judge =>
  (lead, trail) => [2, trail < 0xa1 ? 0 : (rows.find(([from, to]) => within(lead, from, to))?.[2] ?? 0)]

const eucJp = byRows([
  [0xa1, 0xa1, 0.8],
  [0xa3, 0xa3, 0.8],
  [0xa4, 0xa5, 1],
  [0xb0, 0xcf, 1],
  [0xd0, 0xf4, 0.3],
])
// Chinese has no kana, which its standard knows.
const chinese = byRows([
  [0xa1, 0xa3, 0.8],
  [0xb0, 0xd7, 1],
  [0xd8, 0xf7, 0.3],
])
const korean = byRows([
  [0xa1, 0xa3, 0.8],
  [0xb0, 0xc8, 1],
  [0xca, 0xfd, 0.2],
])

const shiftJis: Judge = (lead) => {
  if (within(lead, 0xa1, 0xdf)) return [1, 0.6]
  if (lead === 0x81) return [2, 0.8]
  if (within(lead, 0x82, 0x83) || within(lead, 0x88, 0x98)) return [2, 1]
  return [2, within(lead, 0x87, 0xea) || lead > 0xec ? 0.3 : 0]
}

/** Multibyte encodings that can be detected. */
export const eastern = {
  shift_jis: shiftJis,
  'euc-jp': (lead, trail) => {
    if (lead === 0x8e) return [2, 0.6]
    return lead === 0x8f ? [3, 0.3] : eucJp(lead, trail)
  },
  gb18030: (lead, trail) => (within(trail, 0x30, 0x39) ? [4, 0] : chinese(lead, trail)),
  big5: (lead) => {
    if (within(lead, 0xa1, 0xa3)) return [2, 0.8]
    if (within(lead, 0xa4, 0xc6)) return [2, 1]
    return [2, within(lead, 0xc9, 0xf9) ? 0.3 : 0]
  },
  'euc-kr': korean,
} as const satisfies Partial<Record<FileEncoding, Judge>>

/** Scores how common the characters of a text are: 1 if all are among the common ones. */
export const scoreOfBytes = (bytes: Uint8Array, judge: Judge): number => {
  let sum = 0
  let weight = 0
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) {
      at += 1
      continue
    }
    const [length, score] = judge(lead, bytes[at + 1] ?? 0xff)
    sum += length * score
    weight += length
    at += length
  }
  return weight === 0 ? 0 : sum / weight
}
