import { kinds as contracts } from '@quarterdeck/contract/kinds'
import { entities } from '@quarterdeck/contract/kit/entities'
import { typeOf } from '@quarterdeck/contract/kit/field-type'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server.browser'
import { expect, test } from 'vitest'
import type { History } from '../kit/records/history.ts'
import { useDecimalMoneyFields } from '../kit/records/index.ts'
import { kinds } from './kinds.ts'

/** Returns a history's words as a component gets them: they are loaded during rendering. */
const historyOf = async (
  entity: keyof typeof kinds,
  useFields: (fields: History['fields']) => History['fields'] = (fields) => fields,
): Promise<History> => {
  const useOwn = await kinds[entity].history.load()
  let found: History | undefined
  const Reader = () => {
    const own = useOwn()
    found = { ...own, fields: useFields(own.fields) }
    return null
  }
  // Some ask the server how what they name is called; here nobody answers.
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const stream = await renderToReadableStream(createElement(QueryClientProvider, { client }, createElement(Reader)))
  await stream.allReady
  if (!found) throw new Error(`No history of ${entity}`)
  return found
}

const changeable = entities.flatMap((entity) => {
  const { patch }: Kind = contracts[entity]
  return patch ? [{ entity, names: Object.keys(patch.shape) }] : []
})

test.each(changeable)(
  'each field of $entity that can change has a label in the timeline',
  async ({ entity, names }) => {
    const { fields } = await historyOf(entity)
    expect(names).not.toEqual([])
    expect(names.filter((name) => !fields[name]?.label)).toEqual([])
  },
)

test.each(changeable)('each choice of $entity that can change has words for its values', async ({ entity, names }) => {
  const kind: Kind = contracts[entity]
  const { fields } = await historyOf(entity)
  const choices = names.filter((name) => typeOf(kind, name) === 'choice')
  expect(choices.filter((name) => !fields[name]?.choices)).toEqual([])
})

const withMoney = entities.flatMap((entity) => {
  const { fields }: Kind = contracts[entity]
  const names = Object.keys(fields).filter((name) => typeOf(contracts[entity], name) === 'money')
  return names.length > 0 ? [{ entity, names }] : []
})

test.each(withMoney)(
  'amounts of $entity are shown alike as they are stored and as they are sent',
  async ({ entity, names }) => {
    const [stored, sent] = [await historyOf(entity), await historyOf(entity, useDecimalMoneyFields)]
    const known = names.filter((name) => stored.fields[name])
    expect(known.map((name) => [name, sent.fields[name]?.show?.(13.75)])).toEqual(known.map((name) => [name, '$13.75']))
    expect(known.map((name) => [name, stored.fields[name]?.show?.(1375)])).toEqual(
      known.map((name) => [name, '$13.75']),
    )
  },
)
