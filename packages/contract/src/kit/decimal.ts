/** Characters allowed around a number: currencies, percent, thousands separators. */
const around = /[\s\u00a0\u202f'’%\p{Sc}]/gu

const isGrouping = (text: string, sign: string, decimal: string): boolean => {
  const parts = text.split(sign)
  return (
    parts.length > 2 ||
    (sign !== decimal && /^[+-]?[1-9]\d{0,2}$/.test(parts[0] ?? '') && /^\d{3}$/.test(parts[1] ?? ''))
  )
}

/**
 * Parses a number as people and spreadsheets write it: `1,234.50 $`, `1.234,50 €`, `12,5`. The reader's `decimal`
 * resolves ambiguity. Returns undefined if it is not a number.
 */
export const readDecimal = (written: string, decimal: '.' | ','): number | undefined => {
  const text = written.normalize('NFKC').replace(around, '').replace('−', '-')
  const sign = text[Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))]
  const other = sign === ',' ? '.' : ','
  const isWhole = sign === undefined || (!text.includes(other) && isGrouping(text, sign, decimal))
  const plain = isWhole ? text.replace(/[.,]/g, '') : text.replaceAll(other, '').replace(sign, '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
