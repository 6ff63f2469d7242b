/** The address by which a telephone number is called; the `(0)` in it is for callers at home. */
export const callLink = (phone: string): string =>
  `tel:${phone
    .normalize('NFKC')
    .replace('(0)', '')
    .replaceAll(/[^+\d]/g, '')}`
