import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { type Found, search } from '@quarterdeck/contract/system/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { type Mentioned, mentionPrefixOf } from './mentions.ts'
import { noteMessages } from './messages/index.ts'
import classes from './notes.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Someone was chosen from the list. */
  readonly onMention: (person: Mentioned) => void
  readonly autoFocus?: boolean
}

const max = 4000

const People = ({ people }: { people: Found['users'] }) => {
  const m = useMessages(noteMessages)
  return (
    <Combobox.Options aria-label={m.people}>
      {people.map(({ id, name, email, image }) => (
        <Combobox.Option key={id} value={String(id)} className={classes.person}>
          <Avatar name={name} image={image} />
          <span>
            <bdi>{name}</bdi>
            <span className={classes.quiet}>{email}</span>
          </span>
        </Combobox.Option>
      ))}
    </Combobox.Options>
  )
}

/** Several lines of text in which people are mentioned: an @ and the beginning of a name offer them. */
export const MentionArea = ({ label, value, onChange, onMention, autoFocus = false }: Props) => {
  const m = useMessages(noteMessages)
  const area = useRef<HTMLTextAreaElement>(null)
  const [beginning, setBeginning] = useState<string>()
  const found = useQuery({
    ...reading(search.all, { q: beginning ?? '', in: 'users' }),
    enabled: beginning !== undefined,
  })
  const people = beginning === undefined ? [] : (found.data?.users ?? [])
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() })

  const isOffering = people.length > 0 && list.dropdownOpened

  // The first is at hand, so that Enter takes it.
  const first = people[0]?.id
  const { selectFirstOption } = list
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for other people
  useEffect(() => {
    if (isOffering) selectFirstOption()
  }, [isOffering, first])

  const look = () => {
    const { value: typed = '', selectionStart = 0 } = area.current ?? {}
    const now = mentionPrefixOf(typed, selectionStart)
    setBeginning(now)
    if (now === undefined) list.closeDropdown()
    else list.openDropdown()
  }
  const choose = (id: string) => {
    const person = people.find((each) => String(each.id) === id)
    const caret = area.current?.selectionStart ?? value.length
    if (!person || beginning === undefined) return
    const start = caret - beginning.length - 1
    const mention = `@${person.name} `
    // Drawn at once: what is typed next goes behind the name, however quickly it comes.
    flushSync(() => {
      onMention(person)
      onChange(value.slice(0, start) + mention + value.slice(caret))
      setBeginning(undefined)
      list.closeDropdown()
    })
    area.current?.setSelectionRange(start + mention.length, start + mention.length)
  }
  return (
    <Combobox store={list} onOptionSubmit={choose} position="bottom-start" width={300} withinPortal={false}>
      <Combobox.Target withKeyboardNavigation={isOffering}>
        <InputBase
          component="textarea"
          multiline
          rows={3}
          ref={area}
          aria-label={label}
          placeholder={m.placeholder}
          maxLength={max}
          dir="auto"
          data-autofocus={autoFocus || undefined}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            look()
          }}
          onSelect={look}
          onBlur={() => list.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={people.length === 0}>
        <People people={people} />
      </Combobox.Dropdown>
    </Combobox>
  )
}
