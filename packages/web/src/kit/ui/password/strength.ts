/** From 0, which is rejected, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** Counts characters that neither repeat nor continue the previous one in the alphabet or digits. */
const telling = (password: string): number => {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN)
    return !(step === 0 || step === 1 || step === -1)
  }).length
}

/** Estimates the strength roughly; the server decides. */
export const strengthOf = (password: string, min: number): Strength => {
  if ([...password].length < min) return 0
  const distinct = new Set(password).size
  const points = Math.min(telling(password), distinct * 2) + kinds.filter((kind) => kind.test(password)).length * 2
  if (points < 12) return 1
  if (points < 16) return 2
  return points < 20 ? 3 : 4
}
