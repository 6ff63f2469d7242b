import type { Listed } from '@quarterdeck/contract/core/entities'
import { broken, nothing, silent } from './answers.ts'
import type { View } from './view.ts'

/** The entities without screens of their own, each with a record of the sample data. A new one is added here. */
export const plainRecords = {
  articles: 7,
  replies: 5,
  expenses: 7,
  courses: 5,
  enrolments: 40,
  openings: 9,
  applicants: 50,
  campaigns: 5,
} as const satisfies Partial<Record<Listed, number>>

/** The screens and states of an entity without screens of its own. */
export const plainViews = (entity: keyof typeof plainRecords): readonly View[] => {
  const record = plainRecords[entity]
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
