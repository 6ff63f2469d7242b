import { Select, TextInput } from '@mantine/core'
import type { BulkAction } from '@quarterdeck/contract/system/plans'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { parseDecimal } from '../../../lib/i18n/read-decimal.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { recordMessages } from '../../messages/index.ts'
import classes from './bulk.module.css'
import type { BulkWords } from './bulk-words.ts'

const ways = ['raise', 'lower', 'add', 'subtract', 'set'] as const

/** Fields of the form of a rule. */
interface RuleInput {
  readonly field: string
  readonly way: (typeof ways)[number]
  readonly by: string
  readonly rounding: string
}

/** Returns a rounding: to multiples of a step, plus an ending. */
const rounding = (step: number, ending = 0) => ({ name: `${step}/${ending}`, step, ending })
const exact = { name: 'none', step: 0, ending: 0 }

const roundings = {
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
const describeRule = ({ field, way, rounding: name }: RuleInput, value: number | undefined): BulkAction | undefined => {
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

interface Props {
  readonly words: BulkWords
  /** Called with the rule; undefined while it is incomplete. */
  readonly onRule: (rule: BulkAction | undefined) => void
}

/** Milliseconds without typing after which a preview is asked for. */
const pause = 250

/** A rule by which each record gets its own amount: up or down by a percentage or an amount, or one for all, and how it ends. */
export const RuleFields = ({ words: { amounts = [] }, onRule }: Props) => {
  const { rule: m, field: fieldLabel } = useMessages(recordMessages).bulk
  const formats = useFormats()
  const { money, percent } = formats
  const [input, setInput] = useState<RuleInput>({
    field: amounts[0]?.name ?? '',
    way: 'raise',
    by: '',
    rounding: 'none',
  })
  const unit = amounts.find(({ name }) => name === input.field)?.unit ?? 'money'
  const update = (change: Partial<RuleInput>) => setInput({ ...input, ...change })
  const settle = useEffectEvent(() => onRule(describeRule(input, parseDecimal(input.by, formats))))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rule is tried once it was entered
  useEffect(() => {
    const timer = setTimeout(() => settle(), pause)
    return () => clearTimeout(timer)
  }, [input])
  const isShare = input.way === 'raise' || input.way === 'lower'
  const show = unit === 'money' ? money : (value: number) => percent(value / 100)
  return (
    <div className={classes.rule}>
      {amounts.length > 1 && (
        <Select
          label={fieldLabel}
          data={amounts.map(({ name, label }) => ({ value: name, label }))}
          value={input.field}
          onChange={(name) => name && setInput({ ...input, field: name, rounding: 'none' })}
          allowDeselect={false}
        />
      )}
      <Select
        label={m.way}
        data={ways.map((value) => ({ value, label: m.ways[value] }))}
        value={input.way}
        onChange={(way) => way && update({ way: way as RuleInput['way'] })}
        allowDeselect={false}
      />
      <TextInput
        label={isShare ? m.percent : m.amount}
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        value={input.by}
        error={input.by !== '' && parseDecimal(input.by, formats) === undefined ? m.noNumber : undefined}
        onChange={({ currentTarget }) => update({ by: currentTarget.value })}
        {...(isShare || unit === 'percent' ? { rightSection: <span aria-hidden="true">%</span> } : {})}
      />
      <Select
        label={m.rounding}
        data={roundings[unit].map(({ name, step, ending }) => ({
          value: name,
          label: step === 0 ? m.exact : ending === 0 ? m.multiple(show(step)) : m.ends(show(ending)),
        }))}
        value={input.rounding}
        onChange={(rounding) => rounding && update({ rounding })}
        allowDeselect={false}
      />
    </div>
  )
}
