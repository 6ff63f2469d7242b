import { Progress } from '@mantine/core'
import type { Importable } from '@quarterdeck/contract/kit/entities'
import { imports, maxImportBytes, maxImportRows } from '@quarterdeck/contract/system/imports'
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useNavigateIfHere } from '../../kit/lib/use-is-current-screen.ts'
import { FileDrop, useFileDrop } from '../../kit/ui/form/file-drop.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { systemMessages } from '../messages/index.ts'
import { describeRefusal } from './describe-refusal.ts'
import { importRecord } from './import-query.ts'
import classes from './imports.module.css'
import { Preview, type ReadOptions } from './preview.tsx'
import { useImport } from './use-import.ts'

const maxMegabytes = maxImportBytes / 1024 / 1024

interface Sending {
  readonly name: string
  /** Progress from 0 to 1. */
  readonly fraction: number
}

/** Sends a file and goes on to its columns. */
const useUpload = (entity: Importable) => {
  const { file: m, reading } = useMessages(systemMessages).imports
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const leadOn = useNavigateIfHere()
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()

  const describe = (error: unknown) => describeRefusal({ file: m, reading, common }, error)

  const upload = async (file: File, way: ReadOptions) => {
    setProblem(undefined)
    setSending({ name: file.name, fraction: 0 })
    try {
      const { data } = await call(imports.upload, {
        query: { entity, fileName: file.name, ...way },
        file,
        onUpload: (fraction) => setSending({ name: file.name, fraction }),
      })
      queries.setQueryData(importRecord(data.id).queryKey, data)
      await leadOn({ to: `/${entity}/import`, search: { id: data.id } })
    } catch (error) {
      setProblem(describe(error))
    } finally {
      setSending(undefined)
    }
  }
  /** @param size of the file that somebody chose */
  const guard = (size: number): boolean => {
    setProblem(size > maxImportBytes ? m.tooLarge(maxMegabytes) : undefined)
    return size <= maxImportBytes
  }
  return { upload, sending, problem, guard, refuse: (error: unknown) => setProblem(describe(error)) }
}

/** A file as an address. @param lines the mark before them tells spreadsheets that the text is UTF-8 */
const fileUrl = (lines: readonly string[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.join('\r\n')}\r\n`)}`

/** Choose or drop a file, see how it is read, and send it. */
export const FileStep = ({ entity }: { entity: Importable }) => {
  const { file: m } = useMessages(systemMessages).imports
  const { words, example } = useImport(entity)
  const { upload, sending, problem, guard, refuse } = useUpload(entity)
  const [chosen, setChosen] = useState<File>()

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !sending && guard(file.size)) setChosen(file)
  }
  const { over, target } = useFileDrop(take)
  if (chosen) {
    return (
      <Preview
        file={chosen}
        onRead={(reading) => {
          setChosen(undefined)
          void upload(chosen, reading)
        }}
        onUseless={(error) => {
          setChosen(undefined)
          refuse(error)
        }}
        onBack={() => setChosen(undefined)}
      />
    )
  }
  return (
    <section className={shared.stack16} aria-labelledby="choose-file" {...target}>
      <div>
        <h2 id="choose-file">{m.title}</h2>
        <p className={shared.muted}>{words.text}</p>
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <FileDrop
        picture={<IconFileTypeCsv size={36} stroke={1.5} aria-hidden />}
        over={over}
        words={m}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        about={m.limits(maxMegabytes, maxImportRows)}
        take={take}
        progress={
          sending && (
            <>
              <p>{m.uploading(sending.name)}</p>
              <Progress
                className={classes.progress ?? ''}
                value={sending.fraction * 100}
                aria-label={m.uploading(sending.name)}
              />
            </>
          )
        }
      />
      <p>
        <a href={fileUrl(example)} download={`${entity}.csv`}>
          {m.example}
        </a>
      </p>
    </section>
  )
}
