import type { Condition, Group, Simple } from '@quarterdeck/contract/list'
import type { ListState } from './use-list-state.ts'

export const isGroup = (condition: Condition): condition is Group => condition.op === 'any'
const isSimple = (condition: Condition): condition is Simple => !isGroup(condition)

/** A name for a group of alternatives that no other one has. */
export const freeName = (taken: readonly string[]): string => {
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => `or${index + 1}`)
  return numbers.find((name) => !taken.includes(name)) ?? ''
}

/** The state of a list as a filter within a group of alternatives sees it: its conditions are those of the group. */
export const groupState = (state: ListState, group: string): ListState => {
  const alternatives = state.where.flatMap((each) => (isGroup(each) && each.field === group ? each.of : []))
  const narrow: ListState['narrow'] = (field, conditions) => {
    const of = [...alternatives.filter((each) => each.field !== field), ...conditions.filter(isSimple)]
    state.narrow(group, of.length > 0 ? [{ field: group, op: 'any', of }] : [])
  }
  return {
    ...state,
    where: alternatives,
    request: { ...state.request, where: alternatives },
    chosen: (field) =>
      alternatives.flatMap((each) => (each.field === field && each.op === 'in' ? each.values.map(String) : [])),
    narrow,
    choose: (field, values) => narrow(field, values.length > 0 ? [{ field, op: 'in', values }] : []),
  }
}
