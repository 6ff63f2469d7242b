import { Progress } from '@mantine/core'
import type { Importable } from '@quarterdeck/contract/entities'
import { maxImportRows } from '@quarterdeck/contract/imports'
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs'
import { type DragEvent, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import shared from '../../ui/styles/shared.module.css'
import classes from './imports.module.css'
import { importMessages } from './messages/index.ts'
import { useImport } from './use-import.ts'
import { maxMegabytes, useUpload } from './use-upload.ts'

/** A file as an address. @param lines the mark before them tells spreadsheets that the text is UTF-8 */
const fileUrl = (lines: readonly string[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.join('\r\n')}\r\n`)}`

/** Choose or drop a file; it is sent at once. */
export const FileStep = ({ entity }: { entity: Importable }) => {
  const { file: m } = useMessages(importMessages)
  const { words, example } = useImport(entity)
  const { upload, sending, problem } = useUpload(entity)
  const [over, setOver] = useState(false)

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !sending) void upload(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      className={shared.stack16}
      aria-labelledby="choose-file"
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div>
        <h2 id="choose-file">{m.title}</h2>
        <p className={shared.muted}>{words.text}</p>
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.drop} data-over={over || undefined}>
        <IconFileTypeCsv size={36} stroke={1.5} aria-hidden />
        {sending ? (
          <>
            <p className={classes.line}>{m.uploading(sending.name)}</p>
            <Progress
              className={classes.progress ?? ''}
              value={sending.fraction * 100}
              aria-label={m.uploading(sending.name)}
            />
          </>
        ) : (
          <>
            <p className={classes.line}>
              {m.drop}{' '}
              <label className={classes.choose}>
                {m.choose}
                <input
                  type="file"
                  accept=".csv,.tsv,.txt,text/csv"
                  onChange={(event) => {
                    take(event.currentTarget.files)
                    event.currentTarget.value = ''
                  }}
                />
              </label>
            </p>
            <p>{m.limits(maxMegabytes, maxImportRows)}</p>
          </>
        )}
      </div>
      <p>
        <a href={fileUrl(example)} download={`${entity}.csv`}>
          {m.example}
        </a>
      </p>
    </section>
  )
}
