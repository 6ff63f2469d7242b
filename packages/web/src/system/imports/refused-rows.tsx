import { Button } from '@mantine/core'
import type { FieldCode } from '@quarterdeck/contract/kit/problem'
import { type Import, type ImportRow, imports } from '@quarterdeck/contract/system/imports'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useHistory } from '../../kit/records/index.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { useDownload } from '../../kit/ui/use-download.ts'
import { systemMessages } from '../messages/index.ts'
import { planKey, refusedRows } from './import-query.ts'
import classes from './imports.module.css'

const none: ImportRow[] = []

/** Lists rejected rows with column, value and reason, also as a file. */
export const RefusedRows = ({ record, text }: { record: Import; text: string }) => {
  const { check: m, reasons: ours } = useMessages(systemMessages).imports
  const common = useMessages(commonMessages)
  const { fields: labels } = useHistory(record.entity)
  const { number } = useFormats()
  const { save, isBusy } = useDownload()
  const { data: rows = none, error, refetch } = useQuery(refusedRows(record.id, planKey(record)))
  const words = (code: FieldCode, limit?: number | string) =>
    code in ours ? ours[code as keyof typeof ours] : common.fields[code](limit)
  const reasons = rows.flatMap(({ row, problems }) => problems.map((problem, index) => ({ ...problem, row, index })))
  return (
    <section className={shared.stack8}>
      <div className={classes.refusedHead}>
        <div>
          <h2 id="refused-rows">{m.refusedTitle}</h2>
          <p className={shared.muted}>
            {rows.length < record.rejected && rows.length > 0 ? m.more(rows.length) : text}
          </p>
        </div>
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void save(imports.rejectedFile.path, new URLSearchParams({ id: record.id }), 'rejected.csv')}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        >
          {m.download}
        </Button>
      </div>
      {error ? (
        <ProblemPanel error={error} onRetry={() => void refetch()} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={classes.scroll} tabIndex={0} aria-labelledby="refused-rows">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col" className={classes.refusedRow}>
                  {m.row}
                </th>
                <th scope="col">{m.column}</th>
                <th scope="col">{m.value}</th>
                <th scope="col">{m.reason}</th>
              </tr>
            </thead>
            <tbody>
              {reasons.map(({ row, index, field, column, value, code, limit }) => (
                <tr key={`${row} ${index}`}>
                  <td className={classes.refusedRow}>{number(row)}</td>
                  <td>{column || labels[field]?.label}</td>
                  <td className={classes.value}>
                    <bdi>{value}</bdi>
                  </td>
                  <td>{field ? words(code, limit) : m.malformed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
