import { CloseButton, TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { isComposing } from '../../../kit/lib/is-composing.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { supportMessages } from '../../messages/index.ts'
import classes from '../support.module.css'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Debounce of the search, in milliseconds. */
const pauseMs = 200

export const HelpSearch = ({ value, onChange }: Props) => {
  const { help: m } = useMessages(supportMessages)
  const { actions } = useMessages(commonMessages)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address may lead elsewhere.
  if (known !== value) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <search className={classes.search}>
      <TextInput
        type="search"
        aria-label={m.search}
        placeholder={m.search}
        maxLength={100}
        value={typed}
        leftSection={<IconSearch size={18} stroke={1.75} className={classes.searchIcon} aria-hidden />}
        rightSection={typed && <CloseButton aria-label={actions.clear} onClick={() => setTyped('')} />}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // At once: a link that one goes to next takes it along, and the search does not come after and lead back.
        onBlur={() => typed.trim() !== value && onChange(typed.trim())}
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && setTyped('')}
      />
    </search>
  )
}
