import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { Adjustment } from '@quarterdeck/contract/kit/money'
import type { Job } from '@quarterdeck/contract/system/jobs'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { recordMessages, type ShownField, useDecimalMoneyFields, useHistory } from '../../kit/records/index.ts'
import classes from './jobs.module.css'

const signed = (by: number, show: (amount: number) => string) => `${by < 0 ? '−' : '+'}${show(Math.abs(by))}`

/** A rule in short: `+5%, to the nearest ending in $0.99`. */
const useRuleWords = () => {
  const { rule: m } = useMessages(recordMessages).bulk
  const { money, percent } = useFormats()
  const share = (value: number) => percent(value / 100)
  return (rule: Adjustment, unit: ShownField['unit']): string => {
    const amount = unit === 'percent' ? share : money
    const shown = rule.way === 'set' ? amount(rule.to) : signed(rule.by, rule.way === 'percent' ? share : amount)
    if (!rule.roundTo) return shown
    const { step, ending } = rule.roundTo
    return `${shown} · ${ending === 0 ? m.multiple(amount(step)) : m.ends(amount(ending))}`
  }
}

type Giving = Extract<Job['action'], { readonly type: 'edit' | 'adjust' }>

const Given = ({ entity, action }: { entity: Entity; action: Giving }) => {
  const ruleWords = useRuleWords()
  const fields = useDecimalMoneyFields(useHistory(entity).fields)
  const wordsOf = (name: string, value: unknown) => fields[name]?.show?.(value) ?? String(value ?? '–')
  const told =
    action.type === 'adjust'
      ? [[action.field, ruleWords(action.rule, fields[action.field]?.unit)] as const]
      : Object.entries(action.change).map(([name, value]) => [name, wordsOf(name, value)] as const)
  return (
    <span className={classes.change}>
      {told.map(([name, value]) => (
        <span key={name} className={classes.pair}>
          {fields[name]?.label ?? name}: {value}
        </span>
      ))}
    </span>
  )
}

/** Values or rules that a job applies to fields. */
export const JobChange = ({ job: { action, entity } }: { job: Job }) =>
  entity && (action?.type === 'edit' || action?.type === 'adjust') ? <Given entity={entity} action={action} /> : null
