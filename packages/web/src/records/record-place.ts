import { type Entity, entities } from '@quarterdeck/contract/constants'

/** A record in an address: `orders/12`. */
export interface Place {
  readonly entity: Entity
  readonly record: string
}

export const placeOf = ({ entity, record }: Place): string => `${entity}/${record}`

/** Undefined where the text names no record. */
export const readPlace = (text: unknown): Place | undefined => {
  const [name, record] = String(text ?? '').split('/')
  const entity = entities.find((each) => each === name)
  return entity && record ? { entity, record } : undefined
}
