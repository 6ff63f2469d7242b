import { Button, Select } from '@mantine/core'
import {
  type FileEncoding,
  type FileSeparator,
  fileEncodings,
  fileSeparators,
} from '@quarterdeck/contract/system/import-files'
import { type ImportPreview, imports } from '@quarterdeck/contract/system/imports'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { read } from '../../kit/lib/api/client.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { systemMessages } from '../messages/index.ts'
import classes from './imports.module.css'
import { sampleOf } from './sample.ts'

/** Settings by which a file is read. */
export interface ReadOptions {
  readonly encoding?: FileEncoding
  readonly separator?: FileSeparator
  readonly sheet?: string
}

const previewOf = (file: File, reading: ReadOptions & { readonly language: ReturnType<typeof useLocale> }) =>
  queryOptions({
    queryKey: ['imports', 'preview', file.name, file.size, file.lastModified, reading],
    queryFn: async ({ signal }) =>
      (await read(imports.preview, { query: reading, file: await sampleOf(file), signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    // The file may be another one under the same name tomorrow.
    gcTime: 0,
  })

const Rows = ({ preview: { columns, rows } }: { readonly preview: ImportPreview }) => {
  const { columns: m, reading } = useMessages(systemMessages).imports
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={reading.rows}>
      <table className={classes.table} data-preview>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name, and stay where they are
              <th key={index} scope="col">
                <bdi>{column || m.nameless(index + 1)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((values, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and stay where they are
            <tr key={row}>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>
                  <bdi>{value}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface Props {
  readonly file: File
  readonly onRead: (reading: ReadOptions) => void
  /** The file has no rows. */
  readonly onUseless: (error: ApiError) => void
  readonly onBack: () => void
}

const readingOf = ({ encoding, separator, sheet }: ImportPreview): ReadOptions => ({
  ...(encoding && { encoding }),
  ...(separator && { separator }),
  ...(sheet !== null && { sheet }),
})

/** The first rows of a file as it will be read, and how else it could be. */
export const Preview = ({ file, onRead, onUseless, onBack }: Props) => {
  const { reading: m, columns } = useMessages(systemMessages).imports
  const language = useLocale()
  const [chosen, setChosen] = useState<ReadOptions>({})
  const { data, error, refetch, isPlaceholderData } = useQuery(previewOf(file, { ...chosen, language }))
  const isOther = error instanceof ApiError && error.fields.encoding !== undefined
  const useless = error instanceof ApiError && (error.fields.file ?? error.fields.workbook) ? error : undefined
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (useless) onUseless(useless)
  }, [useless, onUseless])

  const encoding = chosen.encoding ?? data?.encoding
  const separator = chosen.separator ?? data?.separator
  if (!data && error && !isOther) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  return (
    <section className={shared.stack16} aria-labelledby="check-reading">
      <div>
        <h2 id="check-reading" className={classes.lead} ref={heading} tabIndex={-1}>
          {m.title}
        </h2>
        <p className={classes.text}>{m.text(file.name)}</p>
      </div>
      {data && data.sheets.length > 0 ? (
        data.sheets.length > 1 && (
          <div className={classes.ways}>
            <Select
              label={m.sheet}
              data={data.sheets}
              value={chosen.sheet ?? data.sheet}
              allowDeselect={false}
              onChange={(sheet) => sheet && setChosen({ sheet })}
            />
          </div>
        )
      ) : (
        <div className={classes.ways}>
          <Select
            label={m.encoding}
            data={fileEncodings.map((value) => ({ value, label: m.encodings[value] }))}
            value={encoding ?? null}
            allowDeselect={false}
            error={isOther ? m.other : undefined}
            onChange={(value) => value && setChosen({ ...chosen, encoding: value as FileEncoding })}
          />
          <Select
            label={m.separator}
            data={fileSeparators.map((value) => ({ value, label: m.separators[value] }))}
            value={separator ?? null}
            allowDeselect={false}
            onChange={(value) => value && setChosen({ ...chosen, separator: value as FileSeparator })}
          />
        </div>
      )}
      {!isOther && (data ? <Rows preview={data} /> : <Skeleton width="100%" height={320} />)}
      <div className={shared.actionsEnd}>
        <Button variant="default" onClick={onBack}>
          {columns.another}
        </Button>
        <Button disabled={!data || isOther || isPlaceholderData} onClick={() => data && onRead(readingOf(data))}>
          {m.go}
        </Button>
      </div>
    </section>
  )
}
