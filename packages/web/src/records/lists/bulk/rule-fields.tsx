import { Select, TextInput } from '@mantine/core'
import type { BulkAction } from '@quarterdeck/contract/work/plans'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { readDecimal } from '../../../lib/i18n/read-decimal.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { recordMessages } from '../../messages/index.ts'
import classes from './bulk.module.css'
import type { BulkWords } from './bulk-words.ts'

const ways = ['raise', 'lower', 'add', 'subtract', 'set'] as const

/** What somebody says of a rule in the fields of its form. */
interface Told {
  readonly field: string
  readonly way: (typeof ways)[number]
  readonly by: string
  readonly rounding: string
}

/** How an amount may end: a multiple of a step and so much more. */
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
const describeRule = ({ field, way, rounding: name }: Told, value: number | undefined): BulkAction | undefined => {
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
  /** Undefined as long as it says nothing. */
  readonly onRule: (rule: BulkAction | undefined) => void
}

/** So long nobody types before what they typed is tried. */
const pause = 250

/** A rule by which each record gets its own amount: up or down by a percentage or an amount, or one for all, and how it ends. */
export const RuleFields = ({ words: { amounts = [] }, onRule }: Props) => {
  const { rule: m, field: fieldLabel } = useMessages(recordMessages).bulk
  const formats = useFormats()
  const { money, percent } = formats
  const [told, setTold] = useState<Told>({ field: amounts[0]?.name ?? '', way: 'raise', by: '', rounding: 'none' })
  const unit = amounts.find(({ name }) => name === told.field)?.unit ?? 'money'
  const tell = (change: Partial<Told>) => setTold({ ...told, ...change })
  const settle = useEffectEvent(() => onRule(describeRule(told, readDecimal(told.by, formats))))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rule is tried once it was told
  useEffect(() => {
    const timer = setTimeout(() => settle(), pause)
    return () => clearTimeout(timer)
  }, [told])
  const isShare = told.way === 'raise' || told.way === 'lower'
  const show = unit === 'money' ? money : (value: number) => percent(value / 100)
  return (
    <div className={classes.rule}>
      {amounts.length > 1 && (
        <Select
          label={fieldLabel}
          data={amounts.map(({ name, label }) => ({ value: name, label }))}
          value={told.field}
          onChange={(name) => name && setTold({ ...told, field: name, rounding: 'none' })}
          allowDeselect={false}
        />
      )}
      <Select
        label={m.way}
        data={ways.map((value) => ({ value, label: m.ways[value] }))}
        value={told.way}
        onChange={(way) => way && tell({ way: way as Told['way'] })}
        allowDeselect={false}
      />
      <TextInput
        label={isShare ? m.percent : m.amount}
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        value={told.by}
        error={told.by !== '' && readDecimal(told.by, formats) === undefined ? m.noNumber : undefined}
        onChange={({ currentTarget }) => tell({ by: currentTarget.value })}
        {...(isShare || unit === 'percent' ? { rightSection: <span aria-hidden="true">%</span> } : {})}
      />
      <Select
        label={m.rounding}
        data={roundings[unit].map(({ name, step, ending }) => ({
          value: name,
          label: step === 0 ? m.exact : ending === 0 ? m.multiple(show(step)) : m.ends(show(ending)),
        }))}
        value={told.rounding}
        onChange={(rounding) => rounding && tell({ rounding })}
        allowDeselect={false}
      />
    </div>
  )
}
