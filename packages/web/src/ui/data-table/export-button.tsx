import { Button } from '@mantine/core'
import type { Endpoint } from '@quarterdeck/contract/endpoint'
import { type ListSpec, writeList } from '@quarterdeck/contract/list'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { useDownload } from '../use-download.ts'
import type { Field } from './field.ts'
import classes from './toolbar.module.css'
import type { ListState } from './use-list-state.ts'

interface Props {
  readonly endpoint: Pick<Endpoint, 'path'>
  readonly spec: ListSpec
  readonly state: ListState
  /** What the list is called: the name of the file. */
  readonly label: string
  /** The columns of the file. */
  readonly fields: readonly Pick<Field<never>, 'name' | 'label'>[]
}

/** Saves everything that the search and the filters leave, on all pages, as a CSV file. */
export const ExportButton = ({ endpoint, spec, state, label, fields }: Props) => {
  const { table: m } = useMessages(commonMessages)
  const { save, isBusy } = useDownload()
  const run = () => {
    const { page, perPage, ...query } = state.request
    const parameters = new URLSearchParams(writeList(spec, query).map(([name, value]) => [name, value]))
    parameters.set('fields', fields.map(({ name }) => name).join())
    parameters.set('titles', JSON.stringify(fields.map(({ label }) => label)))
    return save(endpoint.path, parameters, `${label}.csv`)
  }
  return (
    <Button
      variant="default"
      className={classes.tool ?? ''}
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={() => void run()}
    >
      {m.export}
    </Button>
  )
}
