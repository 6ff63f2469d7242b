import { browserStorage } from './storage.ts'

/** As many as one still recognizes at a glance. */
const max = 8

const keyOf = (person: number) => `recentUsers:${person}`

/** The users that someone opened last, the newest first. Only their ids are kept: names belong to the server. */
export const recentUsers = {
  of: (person: number): readonly string[] =>
    (browserStorage.get(keyOf(person)) ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id)),
  add: (person: number, id: string): void => {
    if (!/^\d{1,9}$/.test(id)) return
    const others = recentUsers.of(person).filter((each) => each !== id)
    browserStorage.set(keyOf(person), [id, ...others].slice(0, max).join(','))
  },
}
