import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

/** Changing several products at once. */
export const en = {
  records: (count: number) => (count === 1 ? '1 product' : `${number(count)} products`),
  reasons: {},
}
