const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** Digits of the counter at the ends: a thousand appended cards don't lengthen ranks. */
const headLength = 6
const heads = base ** BigInt(headLength)
const middle = digits[digits.length >> 1] ?? ''

const digitAt = (key: string, index: number): number => Math.max(0, digits.indexOf(key[index] ?? ''))

const numberOf = (key: string): bigint =>
  Array.from({ length: headLength }, (_, index) => BigInt(digitAt(key, index))).reduce(
    (sum, digit) => sum * base + digit,
  )

const written = (head: bigint, length = headLength): string =>
  length === 0 ? '' : written(head / base, length - 1) + digits[Number(head % base)]

/** No key ends with the lowest digit, so that there is always room before it. */
const atEnd = (head: bigint): string => written(head) + middle

/** Halfway between two fractions, the second of which may be 1 (null). */
const halfway = (low: string, high: string | null): string => {
  if (high !== null) {
    const isShared = (index: number) => digitAt(low, index) === digitAt(high, index) && index < high.length
    let shared = 0
    while (isShared(shared)) shared++
    if (shared > 0) return high.slice(0, shared) + halfway(low.slice(shared), high.slice(shared))
  }
  const from = digitAt(low, 0)
  const to = high === null ? digits.length : digitAt(high, 0)
  if (to - from > 1) return digits[(from + to) >> 1] ?? ''
  if (high !== null && high.length > 1) return high.slice(0, 1)
  return digits[from] + halfway(low.slice(1), null)
}

/**
 * Returns a text that sorts, by bytes, between two others; null means no neighbor on that side. A move therefore
 * changes a single card.
 */
export const rankBetween = (low: string | null, high: string | null): string => {
  if (low === null && high === null) return atEnd(heads / 2n)
  if (high === null) {
    const next = numberOf(low ?? '') + 1n
    return next < heads ? atEnd(next) : halfway(low ?? '', null)
  }
  if (low === null) {
    const previous = numberOf(high) - 1n
    return previous >= 0n ? atEnd(previous) : halfway('', high)
  }
  return halfway(low, high)
}
