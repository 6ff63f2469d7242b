import { userList, users } from '@quarterdeck/contract/users'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useNavigate } from '@tanstack/react-router'
import { AccessLink } from '../access/index.ts'
import { BinLink } from '../bin/index.ts'
import { InviteButton } from '../invitations/index.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { usePeeked } from '../lib/peek.ts'
import { useMay } from '../lib/session.ts'
import { LiveNotice } from '../live/index.ts'
import { Peek } from '../peek/index.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { useListState } from '../ui/data-table/use-list-state.ts'
import { Page } from '../ui/page.tsx'
import classes from '../ui/quiet-tool.module.css'
import { StatePanel } from '../ui/state-panel.tsx'
import { ToolLink } from '../ui/tool-button.tsx'
import { Opening, SavedViews } from '../views/index.ts'
import { useUserFacets } from './facets.ts'
import { useUserFields } from './fields.tsx'
import { idOfUser, userCounts, userListName, userPage, userParameters } from './list-query.ts'
import { userMessages } from './messages/index.ts'
import { useUserActions } from './use-user-actions.tsx'

const loadCell = async () => (await import('./user-cells.tsx')).UserCell

const List = () => {
  const m = useMessages(userMessages)
  const mayWrite = useMay('users:write')
  const mayDelete = useMay('users:delete')
  const mayImport = useMay('imports:run')
  const state = useListState(userList, userParameters)
  const fields = useUserFields()
  const facets = useUserFacets()
  const { actions, dialog } = useUserActions()
  const navigate = useNavigate()
  const current = usePeeked('users')

  const create = mayWrite && (
    <ToolLink to="/users/create" variant="filled" before={<IconPlus size={16} aria-hidden />}>
      {m.list.create}
    </ToolLink>
  )
  const importing = mayImport && (
    <ToolLink
      to="/users/import"
      variant="default"
      className={classes.quiet}
      before={<IconFileImport size={16} stroke={1.75} aria-hidden />}
    >
      {m.list.import}
    </ToolLink>
  )
  return (
    <Page
      title={m.list.title}
      layout="fill"
      actions={
        <>
          <SavedViews list="users" endpoint={users.list} spec={userList} />
          <AccessLink label={m.list.access} />
          {mayDelete && <BinLink to="/users/bin" label={m.list.bin} />}
          {importing}
          {mayWrite && <InviteButton label={m.list.invite} className={classes.quiet} />}
          {create}
        </>
      }
    >
      <DataTable
        label={m.list.title}
        name={userListName}
        spec={userList}
        state={state}
        pageOf={userPage}
        fields={fields}
        countsOf={userCounts}
        exportFrom={users.export}
        searchLabel={m.list.search}
        facets={facets}
        idOf={idOfUser}
        nameOf={({ name }) => name}
        current={current}
        actions={actions}
        editing={
          mayWrite
            ? {
                load: loadCell,
                loadPaste: () => import('./user-paste.tsx'),
                openForm: (user) => void navigate({ to: '/users/$id', params: { id: idOfUser(user) } }),
              }
            : undefined
        }
        notice={<LiveNotice entity="users" />}
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
      <Peek beside />
      {dialog}
    </Page>
  )
}

export const UserListPage = () => (
  <Opening list="users">
    <List />
  </Opening>
)
