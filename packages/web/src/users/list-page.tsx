import { Button } from '@mantine/core'
import { jobTitles, userStatuses } from '@quarterdeck/contract/constants'
import { userList } from '@quarterdeck/contract/users'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { useListState } from '../ui/data-table/use-list-state.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { Page } from '../ui/page.tsx'
import { StatePanel } from '../ui/state-panel.tsx'
import { useUserFields } from './fields.tsx'
import classes from './list-page.module.css'
import { userPage } from './list-query.ts'
import { userMessages } from './messages/index.ts'
import { useDeleteUsers } from './use-delete-users.ts'

export const UserListPage = () => {
  const m = useMessages(userMessages)
  const { actions } = useMessages(commonMessages)
  const mayCreate = useMay('users:write')
  const mayImport = useMay('imports:run')
  const mayDelete = useMay('users:delete')
  const state = useListState(userList)
  const page = useQuery(userPage(state.request))
  const fields = useUserFields()
  const deleteUsers = useDeleteUsers()

  const create = mayCreate && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/users/create" {...props} />}
    >
      {m.list.create}
    </Button>
  )
  const importing = mayImport && (
    <Button
      variant="default"
      className={classes.quiet ?? ''}
      leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to="/users/import" {...props} />}
    >
      {m.list.import}
    </Button>
  )
  return (
    <Page
      title={m.list.title}
      layout="fill"
      actions={
        <>
          {importing}
          {create}
        </>
      }
    >
      <DataTable
        label={m.list.title}
        spec={userList}
        state={state}
        page={page}
        fields={fields}
        searchLabel={m.list.search}
        facets={[
          {
            field: 'status',
            label: m.fields.status,
            options: userStatuses.map((value) => ({ value, label: m.statuses[value] })),
          },
          {
            field: 'role',
            label: m.fields.role,
            options: jobTitles.map((value) => ({ value, label: m.jobTitles[value] })),
          },
        ]}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        actions={
          mayDelete
            ? [
                {
                  label: actions.delete,
                  icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
                  perform: (rows) => void deleteUsers(rows),
                },
              ]
            : []
        }
        empty={
          <StatePanel
            picture={<IconUsers size={36} stroke={1.5} aria-hidden />}
            title={m.list.emptyTitle}
            text={m.list.emptyText}
          >
            {create}
            {importing}
          </StatePanel>
        }
      />
    </Page>
  )
}
