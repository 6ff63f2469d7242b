import type { Entity } from '@quarterdeck/contract/kit/entities'
import { typeOf } from '@quarterdeck/contract/kit/field-type'
import type { Kind as ContractKind } from '@quarterdeck/contract/kit/kind'
import type { Condition } from '@quarterdeck/contract/kit/list'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { RecordReference } from '../../lib/side-panel.ts'
import type { ChoiceFacet, Facet } from '../../ui/data-table/field.ts'
import type { ListState } from '../../ui/data-table/use-list-state.ts'
import { facetsOf } from '../field-types/facets.ts'
import { useNames } from '../field-types/names.ts'
import type { History } from '../history.ts'
import type { Kind } from '../kind.ts'
import { useKind, useKinds } from '../kinds.ts'
import { recordMessages } from '../messages/index.ts'

/** The part of a description that filters follow from. */
interface Described {
  readonly kind: Pick<ContractKind, 'fields' | 'list'>
  readonly title: string
  readonly facets?: OwnFacets | undefined
}

/** Exceptions from the filters that follow from the contract, by name; false removes a filter. */
export type OwnFacets = Readonly<Record<string, Pick<Facet, 'words' | 'rare' | 'empties'> | false>>

/** Filters of which there is more than one hardly ever looks for; they stand among the further ones. */
const rare = (name: string, kind: string): { readonly rare?: true } =>
  kind === 'choice' || (kind === 'date' && name !== 'createdAt') ? {} : { rare: true }

/** The records by which a list is filtered, of those that a field refers to. */
const chosenIn = (where: readonly Condition[], field: string): readonly string[] =>
  where.flatMap((condition) => (condition.field === field && condition.op === 'in' ? condition.values.map(String) : []))

/** A filter over records of an entity, which are looked up by what they are called. */
const referenceFacet = (
  of: Entity,
  { list }: Pick<Kind, 'list'>,
  nameOf: ReturnType<typeof useNames>,
  { field, label, chosen }: { readonly field: string; readonly label: string; readonly chosen: readonly string[] },
): ChoiceFacet => ({
  field,
  label,
  options: chosen.map((record) => ({ value: record, label: nameOf({ entity: of, record }) })),
  find: async (typed) => (await list?.source())?.find(typed) ?? [],
})

/** The same for a list that is not described. @param chosen the records by which it is filtered */
export const useReferenceFacet = (of: Entity, field: string, label: string, chosen: readonly string[]): ChoiceFacet => {
  const nameOf = useNames(chosen.map((record) => ({ entity: of, record })))
  return referenceFacet(of, useKind(of), nameOf, { field, label, chosen })
}

/** A filter for each field that refers to another record. */
const useReferences = ({ kind }: Pick<Described, 'kind'>, where: readonly Condition[]) => {
  const kinds = useKinds()
  const placesOf = (field: string): readonly RecordReference[] => {
    const { of } = kind.fields[field] ?? {}
    return of ? chosenIn(where, field).map((record) => ({ entity: of, record })) : []
  }
  const nameOf = useNames(Object.keys(kind.fields).flatMap(placesOf))
  return (field: string, label: string): ChoiceFacet | undefined => {
    const { of } = kind.fields[field] ?? {}
    return of && referenceFacet(of, kinds[of], nameOf, { field, label, chosen: chosenIn(where, field) })
  }
}

/**
 * Returns the filters of a described entity: all of the contract that have words, except the one by its title, which the
 * search covers.
 */
export const useDescribedFacets = (
  { kind, title, facets = {} }: Described,
  history: History,
  { request }: ListState,
): readonly Facet[] => {
  const { yes, no } = useMessages(recordMessages)
  const facetOf = facetsOf(kind, history)
  const referenceOf = useReferences({ kind }, request.where)
  return Object.entries(kind.list.filters).flatMap(([name, filter]) => {
    const { label } = history.fields[name] ?? {}
    const own = facets[name]
    if (own === false || label === undefined || name === title) return []
    const isKey = filter.kind === 'number' && filter.isKey
    if (filter.kind === 'choice' && typeOf(kind, name) === 'yes/no')
      return [
        {
          field: name,
          label,
          options: filter.values.map((value) => ({ value, label: value === 'no' ? no : yes })),
          ...own,
        },
      ]
    if (!isKey) return [facetOf(name, { ...rare(name, filter.kind), ...own })]
    const reference = referenceOf(name, label)
    return reference ? [{ ...reference, ...own }] : []
  })
}
