import type { JobTitle, UserStatus } from '@quarterdeck/contract/kit/constants'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { avatarUrl } from '@quarterdeck/contract/kit/pictures'
import { UserDraft } from '@quarterdeck/contract/people/users'
import type { Insertable } from 'kysely'
import { ago } from '../../kit/generator/ago.ts'
import type { Schema } from '../../kit/sql/schema.ts'

interface Person {
  readonly name: string
  readonly email: string
  /** Seed of the drawn face. */
  readonly face: string
  readonly phone: string
  /** Country, as named by `Intl.DisplayNames('en')`. */
  readonly address: string
  /** Postal address. */
  readonly postal: string
  readonly role: JobTitle
  readonly status: UserStatus
  /** Set for those who can sign in; all others are viewers without a password. */
  readonly accessRole?: AccessRole
  /** Days since the account was created. */
  readonly age: number
}

/** The first is user 1. Phone numbers are from ranges reserved for fiction, or unassigned. */
const people: readonly Person[] = [
  {
    name: 'Clara Whitfield',
    email: 'admin@quarterdeck.test',
    face: 'clara-2',
    phone: '+44 20 7946 0112',
    address: 'United Kingdom',
    postal: '14 Tanner’s Yard, London SE1 3XQ, United Kingdom',
    role: 'Sales Manager',
    status: 'Active',
    accessRole: 'owner',
    age: 396.2,
  },
  {
    name: 'Jörg Müller',
    email: 'joerg.mueller@quarterdeck.test',
    face: 'joerg',
    phone: '+49 30 23125 118',
    address: 'Germany',
    postal: 'Lindenhof 8, 10999 Berlin, Germany',
    role: 'IT Support',
    status: 'Active',
    accessRole: 'admin',
    age: 395.1,
  },
  {
    name: '佐藤 美咲',
    email: 'misaki.sato@quarterdeck.test',
    face: 'misaki-3',
    phone: '+81 90 0123 4471',
    address: 'Japan',
    postal: '〒150-0001 東京都渋谷区神宮前 4-12-10, Japan',
    role: 'Sales Manager',
    status: 'Active',
    accessRole: 'manager',
    age: 391.6,
  },
  {
    name: 'Beatriz Almeida',
    email: 'beatriz.almeida@quarterdeck.test',
    face: 'beatriz-3',
    phone: '+55 11 0555 0142',
    address: 'Brazil',
    postal: 'Rua das Acácias 310, apto 52, São Paulo – SP, 05432-010, Brazil',
    role: 'IT Support',
    status: 'Active',
    accessRole: 'support',
    age: 384.4,
  },
  {
    name: 'ليلى حسن',
    email: 'layla.hassan@quarterdeck.test',
    face: 'layla-7',
    phone: '+20 2 0555 0117',
    address: 'Egypt',
    postal: '٢٧ شارع النيل، الزمالك، القاهرة ١١٢١١, Egypt',
    role: 'Data Scientist',
    status: 'Active',
    accessRole: 'viewer',
    age: 371.3,
  },
  {
    name: 'Олена Коваленко',
    email: 'olena.kovalenko@example.com',
    face: 'olena-4',
    phone: '+380 44 055 0136',
    address: 'Ukraine',
    postal: 'вул. Садова 21, кв. 8, 04070 Київ, Ukraine',
    role: 'UX Designer',
    status: 'Active',
    age: 358.8,
  },
  {
    name: 'Νίκος Παπαδόπουλος',
    email: 'nikos.papadopoulos@example.org',
    face: 'nikos-4',
    phone: '+30 210 055 0143',
    address: 'Greece',
    postal: 'Οδός Ελαιών 17, 115 28 Αθήνα, Greece',
    role: 'Sales Manager',
    status: 'Active',
    age: 341.5,
  },
  {
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    face: 'priya-3',
    phone: '+91 80 0555 0119',
    address: 'India',
    postal: '42 Jasmine Cross, Indiranagar, Bengaluru 560038, India',
    role: 'Data Scientist',
    status: 'Active',
    age: 322.9,
  },
  {
    name: 'Åsa Lindström',
    email: 'asa.lindstrom@example.net',
    face: 'asa-2',
    phone: '+46 8 465 004 27',
    address: 'Sweden',
    postal: 'Fyrgatan 5, 116 31 Stockholm, Sweden',
    role: 'HR Manager',
    status: 'Active',
    age: 297.4,
  },
  {
    name: '김민준',
    email: 'minjun.kim@example.com',
    face: 'minjun',
    phone: '+82 2 0555 0133',
    address: 'South Korea',
    postal: '서울특별시 마포구 연남로 23, 301호, 03985, South Korea',
    role: 'UX Designer',
    status: 'Active',
    age: 263.7,
  },
  {
    name: 'Chinedu Okafor',
    email: 'chinedu.okafor@example.org',
    face: 'chinedu-2',
    phone: '+234 1 055 0121',
    address: 'Nigeria',
    postal: '9 Palmgrove Close, Yaba, Lagos 101245, Nigeria',
    role: 'Sales Manager',
    status: 'Active',
    age: 241.1,
  },
  {
    name: 'Zoë van den Berg',
    email: 'zoe.vandenberg@example.net',
    face: 'zoe-6',
    phone: '+31 20 055 0146',
    address: 'Netherlands',
    postal: 'Zeilmakerskade 61-2, 1013 AK Amsterdam, Netherlands',
    role: 'HR Manager',
    status: 'Active',
    age: 214.6,
  },
  {
    name: 'Étienne Lefèvre',
    email: 'etienne.lefevre@example.com',
    face: 'etienne-6',
    phone: '+33 1 99 00 41 58',
    address: 'France',
    postal: '26 rue des Voiliers, 44000 Nantes, France',
    role: 'Sales Manager',
    status: 'Active',
    age: 187.3,
  },
  {
    name: '王芳',
    email: 'fang.wang@example.com',
    face: 'fang-3',
    phone: '+86 21 0555 0127',
    address: 'China',
    postal: '上海市徐汇区梧桐路 88 弄 6 号 502 室, 200031, China',
    role: 'IT Support',
    status: 'Active',
    age: 152.8,
  },
  {
    name: 'Guadalupe Hernández Ortiz',
    email: 'guadalupe.hernandez@example.org',
    face: 'guadalupe-4',
    phone: '+52 55 0555 0148',
    address: 'Mexico',
    postal: 'Calle Jacarandas 118, Col. Del Valle, 03100 Ciudad de México, Mexico',
    role: 'HR Manager',
    status: 'Active',
    age: 118.2,
  },
  {
    name: 'Łukasz Wiśniewski',
    email: 'lukasz.wisniewski@example.net',
    face: 'lukasz-6',
    phone: '+48 22 055 01 28',
    address: 'Poland',
    postal: 'ul. Portowa 12/4, 80-855 Gdańsk, Poland',
    role: 'IT Support',
    status: 'Rejected',
    age: 83.5,
  },
  {
    name: 'Siobhán O’Brien',
    email: 'siobhan.obrien@example.com',
    face: 'siobhan-6',
    phone: '+353 20 915 0174',
    address: 'Ireland',
    postal: '3 Harbour Row, Cobh, Co. Cork, P24 X9X9, Ireland',
    role: 'UX Designer',
    status: 'Active',
    age: 57.9,
  },
  {
    name: 'يوسف العتيبي',
    email: 'yousef.alotaibi@example.org',
    face: 'yousef-3',
    phone: '+966 11 055 0154',
    address: 'Saudi Arabia',
    postal: 'شارع الياسمين ٤١، حي النخيل، الرياض ١٢٣٨١, Saudi Arabia',
    role: 'Data Scientist',
    status: 'Banned',
    age: 36.4,
  },
  {
    name: 'Marcus Bennett',
    email: 'marcus.bennett@example.net',
    face: 'marcus-6',
    phone: '+1 503 555 0164',
    address: 'United States',
    postal: '2218 SE Juniper Street, Portland, OR 97214, United States',
    role: 'Data Scientist',
    status: 'Pending',
    age: 9.3,
  },
  {
    name: 'Trần Ngọc Anh',
    email: 'ngocanh.tran@example.com',
    face: 'ngocanh-2',
    phone: '+84 24 0555 0171',
    address: 'Vietnam',
    postal: '15 ngõ Hoa Sữa, quận Tây Hồ, Hà Nội 100000, Vietnam',
    role: 'UX Designer',
    status: 'Pending',
    age: 1.6,
  },
]

/** Password of every account of a sample installation. */
export const samplePassword = 'quarterdeck-demo'

/** Accounts of a sample installation, one of each access role. */
export const sampleAccounts: readonly { readonly email: string; readonly accessRole: AccessRole }[] = people.flatMap(
  ({ email, accessRole }) => (accessRole ? [{ email, accessRole }] : []),
)

/** Returns rows of `users`. */
export const sampleUsers = (now: Date): readonly Insertable<Schema['users']>[] =>
  people.map(({ age, face, postal: _, accessRole = 'viewer', ...person }, index) => {
    const createdAt = ago(now, age)
    return {
      ...UserDraft.parse({ ...person, accessRole, image: avatarUrl(face) }),
      id: index + 1,
      emailVerified: person.status === 'Active',
      createdAt,
      updatedAt: createdAt,
    }
  })

/** Returns a user as customer, as orders and invoices copy it. */
export const samplePerson = (id: number) => {
  const person = people[id - 1]
  if (!person) throw new Error(`There is no sample user ${id}`)
  return { ...person, id, image: avatarUrl(person.face) }
}

/** Returns rows of `credentials`; the accounts are the first users. */
export const sampleCredentials = (now: Date, password: string) =>
  people.flatMap(({ accessRole, age }, index) => {
    if (!accessRole) return []
    const createdAt = ago(now, age)
    const userId = index + 1
    return [{ userId, accountId: String(userId), providerId: 'credential', password, createdAt, updatedAt: createdAt }]
  })
