import { Menu } from '@mantine/core'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconMathFunction from '@tabler/icons-react/dist/esm/icons/IconMathFunction.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../kit/ui/popup/menu-popup.tsx'
import { dashboardMessages } from './messages/index.ts'

interface Props {
  readonly target: PopupTarget
  readonly label: string
  readonly asTable: boolean
  readonly onTable: () => void
  readonly onSave: () => void
  readonly onDraw: () => void
  readonly onExplain: () => void
  readonly onHide: () => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export const CardMenu = ({ target, label, asTable, onTable, onSave, onDraw, onExplain, onHide }: Props) => {
  const { menu: m } = useMessages(dashboardMessages)
  return (
    <MenuPopup target={target} label={label} position="bottom-end" width={240}>
      <Menu.Item leftSection={asTable ? <IconChartBar {...icon} /> : <IconTable {...icon} />} onClick={onTable}>
        {asTable ? m.asChart : m.asTable}
      </Menu.Item>
      <Menu.Item leftSection={<IconDownload {...icon} />} onClick={onSave}>
        {m.csv}
      </Menu.Item>
      <Menu.Item leftSection={<IconPhoto {...icon} />} onClick={onDraw}>
        {m.png}
      </Menu.Item>
      <Menu.Item leftSection={<IconMathFunction {...icon} />} onClick={onExplain}>
        {m.explain}
      </Menu.Item>
      <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={onHide}>
        {m.hide}
      </Menu.Item>
    </MenuPopup>
  )
}
