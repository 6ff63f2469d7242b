import type { Importable } from '@quarterdeck/contract/entities'
import { imports, maxImportBytes, maxImportRows } from '@quarterdeck/contract/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { describeProblem } from '../../ui/describe-problem.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { importRecord } from './import-query.ts'
import { importMessages } from './messages/index.ts'

export const maxMegabytes = maxImportBytes / 1024 / 1024

interface Sending {
  readonly name: string
  /** From 0 to 1. */
  readonly fraction: number
}

/** Sends a file and goes on to its columns. */
export const useUpload = (entity: Importable) => {
  const { file: m } = useMessages(importMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()

  const describe = (error: unknown) => {
    if (!(error instanceof ApiError)) return describeProblem(common, error).text
    const { code, fields } = error
    if (code === 'too_many_requests') return m.busy
    if (fields.file?.code === 'too_long') return m.tooManyRows(maxImportRows)
    if (fields.file?.code === 'invalid') return m.unclosed
    return fields.file ? m.empty : describeProblem(common, error).text
  }

  const upload = async (file: File) => {
    if (file.size > maxImportBytes) return setProblem(m.tooLarge(maxMegabytes))
    setProblem(undefined)
    setSending({ name: file.name, fraction: 0 })
    try {
      const { data } = await call(imports.upload, {
        query: { entity, fileName: file.name },
        file,
        onUpload: (fraction) => setSending({ name: file.name, fraction }),
      })
      queries.setQueryData(importRecord(data.id).queryKey, data)
      await navigate({ to: `/${entity}/import`, search: { id: data.id } })
    } catch (error) {
      setProblem(describe(error))
    } finally {
      setSending(undefined)
    }
  }
  return { upload, sending, problem }
}
