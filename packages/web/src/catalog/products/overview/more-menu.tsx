import { Menu } from '@mantine/core'
import type { Product } from '@quarterdeck/contract/catalog/products'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useDelete } from '../../../kit/records/index.ts'
import { savedSearchOf } from '../../../kit/ui/data-table/return-state.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import type { PopupTarget } from '../../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../kit/ui/popup/menu-popup.tsx'
import { productMessages } from '../messages/index.ts'
import { productSource } from '../source.ts'

interface Props {
  readonly target: PopupTarget
  readonly product: Product
  readonly duplicate: (() => void) | undefined
  readonly unpublish: (() => void) | undefined
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export const MoreMenu = ({ target, product, duplicate, unpublish }: Props) => {
  const m = useMessages(productMessages).overview
  const { actions } = useMessages(commonMessages)
  const mayDelete = usePermission('products:delete')
  const deleteProducts = useDelete(productSource)
  const leadOn = useNavigateIfHere()

  const remove = async () => {
    if (await deleteProducts([product])) await leadOn({ to: '/products', search: savedSearchOf('/products') })
  }
  return (
    <MenuPopup target={target} label={m.more} width={220} position="bottom-end">
      {duplicate && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={duplicate}>
          {m.duplicate}
        </Menu.Item>
      )}
      {unpublish && (
        <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={unpublish}>
          {m.unpublish}
        </Menu.Item>
      )}
      {duplicate && mayDelete && <Menu.Divider />}
      {mayDelete && (
        <Menu.Item c="var(--qd-red-text)" leftSection={<IconTrash {...icon} />} onClick={() => void remove()}>
          {actions.delete}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
