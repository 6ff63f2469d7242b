import { letter } from '../letter.ts'

export interface StaffLetter {
  readonly subject: string
  readonly text: string
  /** Name of the author. */
  readonly by: string
}

const linesOf = (text: string): readonly string[] => text.split(/\n+/).filter(Boolean)

const said = (words: (by: string) => string) => (data: StaffLetter) => ({
  subject: data.subject,
  lines: linesOf(data.text),
  note: words(data.by),
})

/** Letter by staff to a learner or an applicant. */
export const staffLetter = letter<StaffLetter>({
  words: {
    en: said((by) => `Written by ${by}.`),
    es: said((by) => `Escrito por ${by}.`),
    de: said((by) => `Geschrieben von ${by}.`),
    ja: said((by) => `送信者：${by}`),
  },
})
