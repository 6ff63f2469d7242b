import type { Listed } from '@quarterdeck/contract/kit/entities'
import { broken, nothing, silent } from './answers.ts'
import type { View } from './view.ts'

/** Id of a record that exists for every entity in the sample data. */
export const record = 3

/** Returns the views of an entity that has only generic screens. */
export const plainViews = (entity: Listed): readonly View[] => {
  const list = `**/api/${entity}?*page*`
  return [
    { name: entity, path: entity },
    { name: `${entity}-first-use`, path: entity, prepare: nothing(list) },
    { name: `${entity}-loading`, path: entity, prepare: silent(list), loading: true, like: 'users-loading' },
    { name: `${entity}-failed`, path: entity, prepare: broken(list), like: 'users-failed' },
    {
      name: `${entity}-peek`,
      path: `${entity}?peek=${entity}/${record}`,
      show: (page) => page.locator('[role=dialog] h2').first().waitFor(),
    },
    { name: `${entity}-create`, path: `${entity}/create` },
    { name: `${entity}-edit`, path: `${entity}/${record}` },
  ]
}
