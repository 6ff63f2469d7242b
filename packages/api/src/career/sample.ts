import type { ApplicantStage } from '@quarterdeck/contract/career/career-words'
import type { JobTitle } from '@quarterdeck/contract/kit/constants'
import type { Insertable } from 'kysely'
import { ago, later } from '../kit/generator/ago.ts'
import type { Schema } from '../kit/sql/schema.ts'
import { openingName } from './opening-name.ts'
import { enterStage, newApplication, type StageDates } from './stages.ts'

/**
 * Progress of the applicants of an opening, in order of application: the initial of the last stage, then `-` if
 * rejected or `~` if withdrawn.
 */
type Course = string

interface Position {
  readonly title: JobTitle
  readonly department: string
  readonly place: string
  readonly openings?: number
  readonly status: 'Draft' | 'Open' | 'On hold' | 'Filled' | 'Closed'
  /** Days ago. */
  readonly opened: number
  /** Days after that. */
  readonly target: number | null
  readonly managerId: number
  readonly course: Course
}

/** Two years of a small, growing shop: openings become more frequent and take longer to fill. */
const positions: readonly Position[] = [
  {
    title: 'IT Support',
    department: 'Operations',
    place: 'Portland',
    status: 'Filled',
    opened: 712,
    target: 45,
    managerId: 1,
    course: 'A- S- A- I- S~ O~ H A- I-',
  },
  {
    title: 'Sales Manager',
    department: 'Sales',
    place: 'Portland',
    status: 'Filled',
    opened: 588,
    target: 60,
    managerId: 2,
    course: 'A- A- S- I- A- S- H I- A~',
  },
  {
    title: 'UX Designer',
    department: 'Product',
    place: 'Remote',
    status: 'Closed',
    opened: 455,
    target: 40,
    managerId: 3,
    course: 'A- S~ A- I- O~ S- A-',
  },
  {
    title: 'HR Manager',
    department: 'People',
    place: 'Portland',
    status: 'Filled',
    opened: 366,
    target: 60,
    managerId: 1,
    course: 'A- S- I- A- H S~ A-',
  },
  {
    title: 'IT Support',
    department: 'Operations',
    place: 'Remote',
    openings: 2,
    status: 'Filled',
    opened: 241,
    target: 50,
    managerId: 2,
    course: 'S- A- H I- A- I~ S- O- A- H A-',
  },
  {
    title: 'Data Scientist',
    department: 'Product',
    place: 'Remote',
    status: 'Open',
    opened: 118,
    target: 90,
    managerId: 3,
    course: 'A- S- I- O~ A- S- I- S~ I I A- S A A',
  },
  {
    title: 'Sales Manager',
    department: 'Sales',
    place: 'Hamburg',
    status: 'Open',
    opened: 52,
    target: 60,
    managerId: 2,
    course: 'A- S- A- I- O S I A- A A',
  },
  {
    title: 'UX Designer',
    department: 'Product',
    place: 'Portland',
    status: 'Open',
    opened: 21,
    target: 60,
    managerId: 3,
    course: 'A- S A- I S A A',
  },
  {
    title: 'IT Support',
    department: 'Operations',
    place: 'Osaka',
    status: 'On hold',
    opened: 75,
    target: null,
    managerId: 1,
    course: 'A A- S',
  },
  {
    title: 'HR Manager',
    department: 'People',
    place: 'Hamburg',
    status: 'Draft',
    opened: 3,
    target: 90,
    managerId: 1,
    course: '',
  },
]

const names = [
  ...['Hannah Sorensen', 'Tomás Aguilar', 'Mei-Ling Chou', 'Gareth Pritchard', '高橋 健太', 'Aylin Demir'],
  ...['Ruth Adeyemi', 'Mikkel Brandt', 'Ιωάννα Δήμου', 'Samir Haddad', 'Clémence Roux', 'Piotr Zieliński'],
  ...['Naledi Mokoena', 'Joaquín Serrano', 'Freya Lindqvist', 'Devon Marsh', '이서연', 'Katarina Horvat'],
  ...['Abel Tesfaye Girma', 'Rosalind Achterberg', 'Ольга Мельник', 'Kwame Boateng', 'Lucie Novotná', '松本 彩'],
  ...['Ingvild Haugen', 'Rafael Moura', 'Nadia Benali', 'Oskar Wiklund', 'Thandiwe Khumalo', 'Harold Finch-Ames'],
  ...['Carmen Ibáñez', 'Tobias Kessler', 'Anjali Deshpande', 'Emeka Nwosu', 'Sigrid Dahlgren', '小林 直樹'],
  ...['Leila Farahani', 'Brendan Gallagher', 'Zuzana Krajčí', 'Mateus Figueira', 'Ewa Kowalczyk', 'Darius Petrauskas'],
  ...['Fatou Diallo', 'Callum Ferguson', '박지훈', 'Ilse Vandenbroucke', 'Andrés Quiroga', 'Marit Solberg'],
  ...['Hana Doležalová', 'Osman Yıldırım', 'Gwen Llewellyn', '李思远', 'Perrine Girard', 'Ravi Subramanian'],
  ...['Elin Bergqvist', 'Jorge Manrique', 'Wanjiru Kamau', 'Detlef Ahlers', 'Miriam Goldfarb', 'Стефан Илиев'],
  ...['Niamh Doherty', 'Kofi Asante', 'Anneliese Brückner', '中村 美穂', 'Thierry Masson', 'Lorena Paz'],
  ...['Vilde Aasen', 'Hussein Karam', 'Dorota Wrona', 'Quentin Harker', 'Sunniva Moe', 'Ibrahim Sesay'],
  ...['Rebecca Thornbury', 'Alejandro Peña', 'Maarten de Wit', 'Xiomara Beltrán', 'Yusra Abdi', 'Felix Ostermann'],
] as const

const sources = ['Website', 'Job board', 'Referral', 'Job board', 'Social media', 'Website', 'Agency', 'Fair'] as const
const reasons = ['Experience', 'Skills', 'Other candidate', 'Salary', 'Experience', 'Location'] as const

const letters: Readonly<Record<string, number>> = { A: 0, S: 1, I: 2, O: 3, H: 4 }
const stages = ['Applied', 'Screen', 'Interview', 'Offer', 'Hired'] as const satisfies readonly ApplicantStage[]

/** Days in each stage before the next; it takes longer the younger the opening is. */
const pauses = [3, 8, 11, 6] as const

/** Returns an address that can't exist. */
const emailOf = (name: string, number: number) => {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z -]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[ -]+/g, '.')
  return `${plain || 'applicant'}.${number}@example.com`
}

interface Coming {
  readonly number: number
  readonly code: string
  readonly appliedAt: Date
  readonly slowness: number
}

/** Returns the stages of an applicant up to now. */
const wayOf = ({ number, code, appliedAt, slowness }: Coming, now: Date): StageDates => {
  const [letter = 'A', end] = code
  const steps = stages.slice(1, (letters[letter] ?? 0) + 1)
  let at = appliedAt
  let way = newApplication(appliedAt)
  const move = (stage: ApplicantStage, days: number) => {
    at = new Date(Math.min(later(at, days).getTime(), now.getTime() - 3_600_000))
    way = { ...way, ...enterStage(way, stage, at) }
  }
  for (const [index, stage] of steps.entries())
    move(stage, (pauses[index] ?? 5) * slowness * (0.7 + (number % 5) * 0.2))
  if (!end) return way
  move(end === '-' ? 'Rejected' : 'Withdrawn', 2 + (number % 4) * 2)
  return { ...way, reason: end === '-' ? (reasons[number % reasons.length] ?? 'Skills') : 'Other offer' }
}

/** Returns a date around today for applicants who are invited to an interview. */
const nextInterview = (now: Date, { stage }: StageDates, number: number): Date | null => {
  if (stage !== 'Interview' && stage !== 'Screen') return null
  const today = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000)
  const days = [0, 2, -1, 5][number % 4] ?? 0
  return later(today, days + (13 + (number % 4)) / 24)
}

/** Returns rows of `openings`. */
export const sampleOpenings = (now: Date) =>
  positions.map(({ course: _, opened, target, openings: wanted = 1, ...position }, index) => {
    const openedAt = ago(now, opened)
    return {
      ...position,
      id: index + 1,
      name: openingName(position),
      openings: wanted,
      openedAt,
      createdAt: openedAt,
      updatedAt: openedAt,
      targetAt: target === null ? null : later(openedAt, target),
      description: '',
    }
  }) satisfies readonly Insertable<Schema['openings']>[]

/** Returns rows of `applicants`. */
export const sampleApplicants = (now: Date) => {
  const coming = positions.flatMap(({ course, opened }, index) => {
    const codes = course.split(' ').filter(Boolean)
    const span = Math.min(opened - 1, 45)
    return codes.map((code, place) => ({
      openingId: index + 1,
      code,
      days: opened - 1 - (span * place) / codes.length,
      slowness: 1 + (700 - opened) / 1400,
    }))
  })
  return coming.map(({ openingId, code, days, slowness }, index) => {
    const appliedAt = ago(now, Math.max(0.2, days))
    const way = wayOf({ number: index, code, appliedAt, slowness }, now)
    const name = names[index % names.length] ?? ''
    return {
      ...way,
      id: index + 1,
      openingId,
      name,
      email: emailOf(name, index + 1),
      phone: `+1 503 555 ${String(100 + index).padStart(4, '0')}`,
      source: sources[index % sources.length] ?? 'Website',
      rating: way.furthest === 'Applied' ? 0 : 2 + (index % 4),
      ownerId: [2, 3, null][index % 3] ?? null,
      nextInterviewAt: nextInterview(now, way, index),
      note: '',
      files: '[]',
      userId: null,
      createdAt: appliedAt,
      updatedAt: appliedAt,
    }
  }) satisfies readonly Insertable<Schema['applicants']>[]
}
