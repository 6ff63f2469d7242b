import type { BulkAction } from '@quarterdeck/contract/plans'

export const ways = ['raise', 'lower', 'add', 'subtract', 'set'] as const

/** What somebody says of a rule in the fields of its form. */
export interface Told {
  readonly field: string
  readonly way: (typeof ways)[number]
  readonly by: string
  readonly rounding: string
}

/** How an amount may end: a multiple of a step and so much more. */
const rounding = (step: number, ending = 0) => ({ name: `${step}/${ending}`, step, ending })
const exact = { name: 'none', step: 0, ending: 0 }

export const roundings = {
  money: [
    exact,
    rounding(1, 0.99),
    rounding(1, 0.95),
    rounding(0.05),
    rounding(0.1),
    rounding(1),
    rounding(5),
    rounding(10),
  ],
  percent: [exact, rounding(1), rounding(5), rounding(10)],
} as const

const all = [...roundings.money, ...roundings.percent]

/** The rule as it is sent, with the number that was written; undefined as long as it says nothing. */
export const tellRule = ({ field, way, rounding: name }: Told, value: number | undefined): BulkAction | undefined => {
  const { step, ending } = all.find((each) => each.name === name) ?? exact
  if (value === undefined || value < 0 || (value === 0 && way !== 'set' && step === 0)) return undefined
  const roundTo = step === 0 ? undefined : { step, ending }
  const rule = {
    raise: { way: 'percent', by: value, roundTo },
    lower: { way: 'percent', by: -value + 0, roundTo },
    add: { way: 'amount', by: value, roundTo },
    subtract: { way: 'amount', by: -value + 0, roundTo },
    set: { way: 'set', to: value, roundTo },
  } as const
  return { type: 'adjust', field, rule: rule[way] }
}
