/** Masks all but the last four digits of a card number; text without digits stays. */
export const maskCard = (number: string): string => {
  const digits = number.replace(/\D/g, '')
  return digits.length === 0 ? number.slice(0, 40) : `**** **** **** ${digits.slice(-4).padStart(4, '*')}`
}
