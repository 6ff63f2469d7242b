import { type Import, imports } from '@quarterdeck/contract/system/imports'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { entityOf, reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type ShownField, useDecimalMoneyFields, useHistory } from '../../kit/records/index.ts'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { systemMessages } from '../messages/index.ts'
import { planKey } from './import-query.ts'
import classes from './imports.module.css'

const changedRows = (record: Import) => ({
  ...reading(imports.changes, { id: record.id }),
  // Another mapping changes other fields.
  queryKey: [entityOf(imports.changes), imports.changes.path, record.id, planKey(record)],
})

const shown = (field: ShownField | undefined, value: unknown): ReactNode =>
  value === null || value === undefined || value === '' ? '–' : (field?.show?.(value) ?? String(value))

/** Lists the changes that a file would make, by record and field. */
export const ChangedRows = ({ record }: { readonly record: Import }) => {
  const { check: m } = useMessages(systemMessages).imports
  const labels = useDecimalMoneyFields(useHistory(record.entity).fields)
  const { number } = useFormats()
  const { data: rows, error, refetch } = useQuery(changedRows(record))
  if (!rows) {
    return error ? (
      <ProblemPanel error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton width="100%" height={200} />
    )
  }
  const changes = rows.flatMap(({ row, title, before, after }) =>
    Object.keys(after).map((field) => ({ row, title, field, was: before[field], is: after[field] })),
  )
  return (
    <section className={shared.stack8}>
      <div>
        <h2 id="changed-rows">{m.changedTitle}</h2>
        <p className={shared.muted}>
          {rows.length < record.changing ? m.changedMore(rows.length) : m.changedText(record.changing)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby="changed-rows">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.refusedRow}>
                {m.row}
              </th>
              <th scope="col">{m.record}</th>
              <th scope="col">{m.field}</th>
              <th scope="col">{m.was}</th>
              <th scope="col">{m.is}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ row, title, field, was, is }) => (
              <tr key={`${row} ${field}`}>
                <td className={classes.refusedRow}>{number(row)}</td>
                <td>
                  <bdi>{title}</bdi>
                </td>
                <td>{labels[field]?.label ?? field}</td>
                <td className={classes.value}>{shown(labels[field], was)}</td>
                <td className={classes.value}>{shown(labels[field], is)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
