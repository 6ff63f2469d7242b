import { createAtom, useSelector } from '@tanstack/react-store'
import { browserStorage } from './storage.ts'

/** As many as one still recognizes at a glance; of each kind the last one is kept in any case, since the menu leads there. */
const max = 8

const keyOf = (person: number) => `recentRecords:${person}`

const entityOf = (place: string) => place.split('/')[0]

const read = (person: number): readonly string[] =>
  (browserStorage.get(keyOf(person)) ?? '').split(',').filter((place) => /^[a-z]{1,30}\/[\w-]{1,40}$/i.test(place))

/** Counts what was written, so that who shows it looks again. */
const writes = createAtom(0)

const write = (person: number, places: readonly string[]) => {
  browserStorage.set(keyOf(person), places.join())
  writes.set((before) => before + 1)
}

/** The records that someone opened last, the newest first, as `orders/12`. Only that is kept: names belong to the server. */
export const recentRecords = {
  of: (person: number): readonly string[] => read(person).slice(0, max),
  /** The id of the one of an entity that was opened last. */
  last: (person: number, entity: string): string | undefined =>
    read(person)
      .find((place) => entityOf(place) === entity)
      ?.split('/')[1],
  add: (person: number, place: string): void => {
    const places = [place, ...read(person).filter((each) => each !== place)]
    const isKept = (each: string, index: number) =>
      index < max || places.findIndex((other) => entityOf(other) === entityOf(each)) === index
    write(person, places.filter(isKept))
  },
  forget: (person: number, gone: (place: string) => boolean): void =>
    write(
      person,
      read(person).filter((place) => !gone(place)),
    ),
}

/** The id of the record of an entity that someone opened last, as long as it is shown. */
export const useLastOpened = (person: number, entity: string): string | undefined => {
  useSelector(writes)
  return recentRecords.last(person, entity)
}
