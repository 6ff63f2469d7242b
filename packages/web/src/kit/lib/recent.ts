import { createAtom, useSelector } from '@tanstack/react-store'
import { browserStorage } from './storage.ts'

/** Most recent records shown. The last one of each kind is stored in any case, for the links of the menu. */
const max = 8

const keyOf = (person: number) => `recentRecords:${person}`

const entityOf = (place: string) => place.split('/')[0]

const read = (person: number): readonly string[] =>
  (browserStorage.get(keyOf(person)) ?? '').split(',').filter((place) => /^[a-z]{1,30}\/[\w-]{1,40}$/i.test(place))

/** Counts writes, so that components read again. */
const writes = createAtom(0)

const write = (person: number, places: readonly string[]) => {
  browserStorage.set(keyOf(person), places.join())
  writes.set((before) => before + 1)
}

/** Recently opened records, newest first, such as `orders/12`. Only ids are stored; names are read from the server. */
export const recentRecords = {
  of: (person: number): readonly string[] => read(person).slice(0, max),
  /** Returns the id of the last opened record of an entity. */
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

/** Returns the id of the last opened record of an entity, while a component uses it. */
export const useLastOpened = (person: number, entity: string): string | undefined => {
  useSelector(writes)
  return recentRecords.last(person, entity)
}
