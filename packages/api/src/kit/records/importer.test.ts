import {
  countryText,
  draftOf,
  emailAddress,
  phone,
  quantity,
  requiredText,
  sentId,
} from '@quarterdeck/contract/kit/fields'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { importerOf } from './importer.ts'

const imported = { headings: { en: [], es: [], de: [], ja: [] } }
const fields = z.object({
  name: requiredText(20),
  email: emailAddress,
  phone,
  country: countryText(60),
  count: quantity,
  isOpen: z.boolean(),
  ownerId: sentId.nullable(),
})
const draft = draftOf(fields, { email: '', phone: '', country: '', count: 1, isOpen: false, ownerId: null })

const importer = importerOf(
  {
    entity: 'replies',
    draft,
    patch: fields.partial(),
    list: { filters: {}, sort: [], defaultSort: 'id', search: true },
    fields: {
      name: { personal: true, imported: { ...imported, required: true } },
      email: { personal: true, as: 'email', imported },
      phone: { personal: true, as: 'phone', imported },
      country: { personal: true, as: 'country', imported },
      count: { personal: false, as: 'number', imported },
      isOpen: { personal: false, as: 'yes/no', imported },
      ownerId: { personal: false, as: 'reference', of: 'users' },
    },
  },
  { unique: 'email', create: async () => undefined },
)

const row = { name: 'Ada', email: 'ada@example.com' }
const read = (texts: Readonly<Record<string, string>>) => importer.check({ ...row, ...texts })

test('fields, their order and what is required follow from the kind', () => {
  expect(importer.fields.map(({ name, required, unit }) => [name, required, unit])).toEqual([
    ['name', true, undefined],
    ['email', false, undefined],
    ['phone', false, undefined],
    ['country', false, undefined],
    ['count', false, 'pieces'],
    ['isOpen', false, undefined],
  ])
})

test.each([
  ['Germany', 'Germany'],
  ['Deutschland', 'Germany'],
  ['Alemania', 'Germany'],
  ['ドイツ', 'Germany'],
  ['de', 'Germany'],
  ['Atlantis', 'Atlantis'],
])('the country %s is stored as %s', (text, country) => {
  expect(read({ country: text })).toMatchObject({ value: { country } })
})

test.each([
  ['Yes', true],
  ['sí', true],
  ['Ja', true],
  ['はい', true],
  ['no', false],
  ['Nein', false],
])('%s is %s', (text, isOpen) => {
  expect(read({ isOpen: text })).toMatchObject({ value: { isOpen } })
})

test('a record is named by its number, and cells that are empty say nothing', () => {
  expect(read({ ownerId: '#7', count: '12', phone: ' ' })).toEqual({
    value: { ...row, phone: '', country: '', count: 12, isOpen: false, ownerId: 7 },
  })
})

test.each([
  ['email', 'nowhere', 'email'],
  ['phone', 'call me', 'phone'],
  ['country', 'QQ', 'country'],
  ['isOpen', 'perhaps', 'type'],
  ['count', 'many', 'type'],
])('%s refuses %s', (field, text, code) => {
  expect(read({ [field]: text })).toMatchObject({ problems: { [field]: { code } } })
})

test('what tells rows apart is required of each, and compared whatever its letter case', () => {
  expect(importer.check({ name: 'Ada' })).toMatchObject({ problems: { email: { code: 'required' } } })
  expect(importer.unique.of(' Info@例え.テスト ')).toBe('info@xn--r8jz45g.xn--zckzah')
})
