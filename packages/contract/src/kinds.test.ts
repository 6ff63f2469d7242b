import { expect, test } from 'vitest'
import { entities } from './core/entities.ts'
import { type Held, heldAs, typeOf } from './core/field-type.ts'
import { heldBy } from './core/held.ts'
import type { Kind } from './core/kind.ts'
import { kinds } from './kinds.ts'

/** An amount is a number, of which its unit tells more than its schema. */
const asJson = (held: Held | undefined) => (held === 'money' ? 'number' : held)

test.each(entities)('the type of each field of %s is what its schema has', (entity) => {
  const kind: Kind = kinds[entity]
  const stored = Object.entries(kind.record.shape).filter(([name]) => Object.hasOwn(kind.fields, name))
  const types = stored.map(([name]) => [name, asJson(heldAs(typeOf(kind, name)))])
  expect(types).toEqual(stored.map(([name, schema]) => [name, asJson(heldBy(schema))]))
})
