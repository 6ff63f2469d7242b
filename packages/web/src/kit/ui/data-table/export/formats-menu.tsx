import { Menu } from '@mantine/core'
import type { ExportFormat } from '@quarterdeck/contract/system/exports'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../popup/lazy-popup.tsx'
import { MenuPopup } from '../../popup/menu-popup.tsx'
import { tableMessages } from '../messages/index.ts'

interface Props {
  readonly target: PopupTarget
  readonly label: string
  readonly formats: readonly ExportFormat[]
  readonly onChoose: (format: ExportFormat) => void
}

/** Offers the file formats of an export. */
export const FormatsMenu = ({ target, label, formats, onChoose }: Props) => {
  const { selection: m } = useMessages(tableMessages)
  return (
    <MenuPopup target={target} label={label}>
      {formats.map((format) => (
        <Menu.Item key={format} onClick={() => onChoose(format)}>
          {m.formats[format]}
        </Menu.Item>
      ))}
    </MenuPopup>
  )
}
