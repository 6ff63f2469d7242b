import { Button } from '@mantine/core'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { StatePanel } from '../state-panel.tsx'

/** There are rows, but the search and the filters leave none. */
export const NoMatch = ({ onReset }: { onReset: () => void }) => {
  const { table: m } = useMessages(commonMessages)
  return (
    <StatePanel picture={<IconSearchOff size={36} stroke={1.5} aria-hidden />} title={m.noMatch} text={m.noMatchHint}>
      <Button variant="default" onClick={onReset}>
        {m.reset}
      </Button>
    </StatePanel>
  )
}
