import { type Mail, mailStates, outbox, outboxList } from '@quarterdeck/contract/system/outbox'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { lazy, Suspense, useState } from 'react'
import { listing } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { DataTable } from '../../kit/ui/data-table/data-table.tsx'
import { useListState } from '../../kit/ui/data-table/use-list-state.ts'
import { Page } from '../../kit/ui/page.tsx'
import { StatePanel } from '../../kit/ui/state-panel.tsx'
import { systemMessages } from '../messages/index.ts'
import { useMailFields } from './fields.tsx'
import { MailStatus, MailTroubles } from './mail-status.tsx'

const MailDialog = lazy(async () => ({ default: (await import('./mail-dialog.tsx')).MailDialog }))

/** Mails of the product, and their outcomes. */
export const OutboxPage = () => {
  const m = useMessages(systemMessages).outbox
  const state = useListState(outboxList)
  const [read, setRead] = useState<Mail>()
  const fields = useMailFields(setRead)
  return (
    <Page
      title={m.title}
      about={
        <>
          <span>{m.about}</span>
          <MailStatus />
        </>
      }
      layout="fill"
    >
      <MailTroubles />
      <DataTable
        label={m.title}
        spec={outboxList}
        state={state}
        pageOf={(request) => listing(outbox.list, outboxList, request)}
        fields={fields}
        actions={[]}
        facets={[
          {
            field: 'state',
            label: m.fields.state,
            options: mailStates.map((value) => ({ value, label: m.states[value] })),
          },
          { kind: 'days', field: 'createdAt', label: m.fields.createdAt },
        ]}
        searchLabel={m.search}
        idOf={({ id }) => String(id)}
        nameOf={({ subject }) => subject}
        empty={
          <StatePanel
            picture={<IconMail size={36} stroke={1.5} aria-hidden />}
            title={m.emptyTitle}
            text={m.emptyText}
          />
        }
      />
      {read && (
        <Suspense>
          <MailDialog key={read.id} mail={read} onClose={() => setRead(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
