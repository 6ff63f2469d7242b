import { VisuallyHidden } from '@mantine/core'
import type { Plan } from '@quarterdeck/contract/system/plans'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import shared from '../../../ui/styles/shared.module.css'
import { recordMessages } from '../../messages/index.ts'
import classes from './bulk.module.css'
import type { BulkWords } from './bulk-words.ts'

interface Props {
  readonly words: BulkWords
  /** The field of a text that all get alike. */
  readonly asks: string | undefined
  /** True where an input is still empty. */
  readonly isWaiting: boolean
  /** Absent while it is being found out. */
  readonly plan: Plan | undefined
  readonly problem: string | undefined
  readonly stale: number
}

const maxNamed = 3

const nameOf = ({ named }: BulkWords, { id, title }: { readonly id: string; readonly title: string }) =>
  named?.(id, title) ?? (title || id)

const Change = ({ before, after }: { before: ReactNode; after: ReactNode }) => {
  const m = useMessages(recordMessages).bulk
  return (
    <span className={classes.change}>
      <span>{before}</span>
      <IconArrowRight size={14} stroke={1.75} aria-hidden />
      <VisuallyHidden>{m.becomes}</VisuallyHidden>
      <span>{after}</span>
    </span>
  )
}

const Refused = ({ words, plan }: { words: BulkWords; plan: Plan }) => {
  const m = useMessages(recordMessages).bulk
  const named = plan.refused.slice(0, maxNamed)
  const others = plan.refusedTotal - named.length
  return (
    <div className={classes.refused}>
      <p>{m.refused(plan.refusedTotal, plan.refusedExact)}</p>
      <ul>
        {named.map(({ id, title, code, message }) => (
          <li key={id}>
            <bdi>{nameOf(words, { id, title })}</bdi>
            <span>
              {words.reasons[code] ?? (plan.action.type === 'adjust' ? m.beyond[code] : undefined) ?? message}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={classes.more}>{m.more(others)}</p>}
    </div>
  )
}

const Sample = ({ words, asks, plan }: Pick<Props, 'words' | 'asks'> & { plan: Plan }) => {
  const m = useMessages(recordMessages).bulk
  const fieldsOf = (after: object) => {
    const fields = Object.keys(after)
    const others = fields.filter((field) => field !== asks)
    return others.length > 0 ? others : fields
  }
  const isLong = words.fields.some(
    (field) => 'maxLength' in field && plan.sample.some(({ after }) => field.name in after),
  )
  const shown = (field: string, value: unknown) =>
    words.shown[field]?.show?.(value) ?? (value === '' ? '–' : String(value ?? '–'))
  return (
    <div>
      <p className={classes.label}>{m.sample}</p>
      <ul className={classes.rows} data-long={isLong || undefined}>
        {plan.sample.map(({ id, title, before, after }) => (
          <li key={id}>
            <bdi className={shared.ellipsis}>{nameOf(words, { id, title })}</bdi>
            {fieldsOf(after).map((field) => (
              <Change key={field} before={shown(field, before[field])} after={shown(field, after[field])} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Sums = ({ words, plan: { sums } }: { words: BulkWords; plan: Plan }) => {
  const m = useMessages(recordMessages).bulk
  const { money } = useFormats()
  const [first] = sums
  if (!first) return null
  const name = words.shown[first.field]?.label ?? first.field
  return (
    <div>
      <p className={classes.label}>{m.sums(name)}</p>
      <ul className={classes.rows}>
        {sums.map(({ by, value, before, after }) => (
          <li key={value ?? ''}>
            <span className={shared.ellipsis}>{by && value ? (words.shown[by]?.show?.(value) ?? value) : name}</span>
            <Change before={money(before)} after={money(after)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Preview of a bulk change. */
export const Preview = ({ words, asks, isWaiting, plan, problem, stale }: Props) => {
  const m = useMessages(recordMessages).bulk
  const count = plan?.changing ?? 0
  return (
    <section
      className={classes.preview}
      aria-label={m.preview}
      aria-busy={!plan && !problem && !isWaiting}
      aria-live="polite"
    >
      {problem && <p>{problem}</p>}
      {isWaiting && <p className={classes.more}>{m.waits}</p>}
      {!plan && !problem && !isWaiting && (
        <>
          <Skeleton width="60%" height={14} />
          <Skeleton width="85%" height={14} />
          <Skeleton width="75%" height={14} />
        </>
      )}
      {stale > 0 && <p className={classes.stale}>{m.stale(stale)}</p>}
      {plan && (
        <>
          <p className={classes.counts}>
            <strong>{count > 0 ? m.changing(count) : m.nothing}</strong>
            {plan.unchanged > 0 && <span>{m.already(plan.unchanged)}</span>}
          </p>
          {plan.refusedTotal > 0 && <Refused words={words} plan={plan} />}
          {(plan.action.type === 'edit' || plan.action.type === 'adjust') && count > 0 && (
            <Sample words={words} asks={asks} plan={plan} />
          )}
          {count > 0 && <Sums words={words} plan={plan} />}
        </>
      )}
    </section>
  )
}
