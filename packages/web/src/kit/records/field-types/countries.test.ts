import { expect, test } from 'vitest'
import { countryNames, countryOptions } from '../../lib/countries.ts'
import { formats } from '../../lib/i18n/formats.ts'
import { facetsOf } from './facets.ts'
import { bulkFieldOf, cellInputOf } from './inputs.ts'

const country = {
  label: 'Land',
  type: 'country',
  countries: { options: countryOptions('de'), nameOf: countryNames('de') },
} as const
const germany = { value: 'Germany', label: 'Deutschland' }

test('a country is chosen by its name in the language of the person, in a cell and for many records', () => {
  expect(cellInputOf('country', country, {}, formats('de'))?.options).toContainEqual(germany)
  expect(bulkFieldOf('country', country, {})).toMatchObject({ options: expect.arrayContaining([germany]) })
})

test('a list is filtered by the countries that there are, by their names', () => {
  const facet = facetsOf({ list: { filters: {}, sort: [], defaultSort: 'id', search: true } }, { fields: { country } })
  expect(facet('country')).toMatchObject({ field: 'country', label: 'Land' })
  expect(facet('country')).not.toHaveProperty('options')
  expect(Reflect.get(facet('country'), 'labelOf')('Germany')).toBe('Deutschland')
})

test.each(['email', 'phone'] as const)('the type %s is edited in its cell as it was written', (type) => {
  const input = cellInputOf<{ field: string }>('field', { label: 'A', type }, {}, formats('en'))
  expect(input).toMatchObject({ label: 'A', isLong: false })
  expect(input?.valueOf({ field: '030 5550188' })).toBe('030 5550188')
})
