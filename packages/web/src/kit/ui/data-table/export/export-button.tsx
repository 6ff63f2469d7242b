import { Button, Loader } from '@mantine/core'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { type ListSpec, writeList } from '@quarterdeck/contract/kit/list'
import type { ExportFormat } from '@quarterdeck/contract/system/exports'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { LazyPopup } from '../../popup/lazy-popup.tsx'
import { useDownload } from '../../use-download.ts'
import classes from '../data-table.module.css'
import type { Field } from '../field.ts'
import type { ListState } from '../use-list-state.ts'
import { exportFormats, fileNameOf, type SaveSelection } from './use-export-action.tsx'

interface Props {
  readonly endpoint: Pick<Endpoint, 'path'>
  readonly spec: ListSpec
  readonly state: ListState
  /** Title of the list, used as the file name. */
  readonly label: string
  /** Columns of the file. */
  readonly fields: readonly Pick<Field<never>, 'name' | 'label'>[]
  /** Query string of the list without page and order. */
  readonly query: string
  readonly saveSelection: SaveSelection
}

const loadFormats = async () => (await import('./formats-menu.tsx')).FormatsMenu

/** Exports all matches on all pages to a file. */
export const ExportButton = ({ endpoint, spec, state, label, fields, query, saveSelection }: Props) => {
  const { table: m } = useMessages(commonMessages)
  const locale = useLocale()
  const download = useDownload()
  const [isSaving, setSaving] = useState(false)
  // Whoever may do nothing but read is given the table too.
  const saveTable = (format: ExportFormat) => {
    const { page, perPage, ...found } = state.request
    const parameters = new URLSearchParams(
      writeList(spec, { ...found, alphabet: locale }).map(([name, value]) => [name, value]),
    )
    parameters.set('fields', fields.map(({ name }) => name).join())
    parameters.set('titles', JSON.stringify(fields.map(({ label }) => label)))
    if (format === 'csv') parameters.set('spreadsheet', locale)
    return download.save(endpoint.path, parameters, fileNameOf(label, format))
  }
  const save = async (format: ExportFormat) => {
    setSaving(true)
    const isTable = format === 'csv' || format === 'plain'
    await (isTable ? saveTable(format) : saveSelection({ query, except: [] }, format))
    setSaving(false)
  }
  const button = (
    <Button
      variant="default"
      className={classes.tool ?? ''}
      leftSection={
        isSaving ? (
          <Loader size={16} color="currentColor" aria-hidden />
        ) : (
          <IconDownload size={16} stroke={1.75} aria-hidden />
        )
      }
      aria-busy={isSaving}
    >
      {m.export}
    </Button>
  )
  const props = { label: m.export, formats: exportFormats, onChoose: (format: ExportFormat) => void save(format) }
  return <LazyPopup kind="menu" target={button} load={loadFormats} props={props} />
}
