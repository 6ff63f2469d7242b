import { Button, Loader, VisuallyHidden } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useId, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { takeCapturedText } from '../../lib/key-capture.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { recordMessages } from '../messages/index.ts'
import type { Command } from './command.ts'
import type { Section } from './option.ts'
import { type Option, optionsIn } from './option.ts'
import classes from './palette.module.css'
import { ResultOption } from './result-option.tsx'
import { useChoice } from './use-choice.ts'
import type { useRecent } from './use-recent.ts'
import { useSearchResults } from './use-search-results.ts'
import { useSections } from './use-sections.tsx'

interface ResultsProps {
  readonly id: string
  readonly sections: readonly Section[]
  readonly text: string
  readonly active: string | undefined
  readonly onPoint: (option: Option) => void
  readonly onChoose: (option: Option) => void
}

/** The list below the field, which keeps the focus. */
const Results = ({ id, sections, text, active, onPoint, onChoose }: ResultsProps) => {
  const m = useMessages(recordMessages).palette
  return (
    <div id={id} className={classes.list} role="listbox" aria-label={m.results}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox.
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
          <div id={`${id}-${section.id}`} className={classes.head} role="presentation">
            {section.label}
          </div>
          {section.options.map((option) => (
            <ResultOption
              key={option.id}
              id={`${id}-option-${option.id}`}
              option={option}
              text={text}
              active={option.id === active}
              onPoint={() => onPoint(option)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface Props {
  readonly commands: readonly Command[]
  /** True where records are searched too. */
  readonly withRecords: boolean
  readonly recent?: ReturnType<typeof useRecent>
  /** True where there is a list before anything is typed. */
  readonly always: boolean
  readonly autoFocus?: boolean
  readonly onChoose: (option: Option) => void
}

/** Says that nothing was found, and how one may go on. */
const Nothing = ({ typed, onAll }: { typed: string; onAll: (() => void) | undefined }) => {
  const m = useMessages(recordMessages).palette
  return (
    <div className={classes.nothing}>
      <p>{m.empty(typed)}</p>
      <p>{m.emptyHint}</p>
      {onAll && (
        <Button variant="default" size="xs" onMouseDown={(event) => event.preventDefault()} onClick={onAll}>
          {m.showAll}
        </Button>
      )}
    </div>
  )
}

const none = { places: [], found: undefined, expected: 0 }

/** A field and the list of what it finds: screens, actions and records. */
export const SearchBox = ({ commands, withRecords, recent = none, always, autoFocus, onChoose }: Props) => {
  const m = useMessages(recordMessages).palette
  const { actions } = useMessages(commonMessages)
  const list = useId()
  const [text, setText] = useState('')
  const isTyped = text.trim() !== ''
  const answer = useSearchResults(text, withRecords)
  const sections = useSections({ text, commands, found: answer.found, recent })
  const shown = always || isTyped ? sections : []
  const options = optionsIn(shown)
  const settled = answer.settled && (isTyped || recent.expected === 0)
  const { active, onKeyDown, onPoint, reset } = useChoice({ options, settled, onChoose })

  const label = withRecords ? m.placeholder : m.placeholderPublic
  return (
    <search className={classes.box} data-list={shown.length > 0 || undefined}>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? list : undefined}
          aria-activedescendant={active && `${list}-option-${active}`}
          placeholder={label}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          data-autofocus={autoFocus || undefined}
          onFocus={() => autoFocus && setText((before) => before + takeCapturedText())}
          onChange={(event) => {
            setText(event.currentTarget.value)
            reset()
          }}
          onKeyDown={onKeyDown}
        />
        {isTyped && !answer.settled && <Loader size={16} aria-hidden />}
      </div>
      {options.length > 0 && (
        <Results id={list} sections={shown} text={text} active={active} onPoint={onPoint} onChoose={onChoose} />
      )}
      {isTyped && answer.failed && (
        <div className={classes.note} role="alert">
          {m.failed}
          <Button variant="default" size="xs" onClick={answer.retry}>
            {actions.retry}
          </Button>
        </div>
      )}
      {isTyped && !answer.failed && options.length === 0 && (
        <div className={classes.note}>
          {settled ? <Nothing typed={text.trim()} onAll={always ? () => setText('') : undefined} /> : m.loading}
        </div>
      )}
      <VisuallyHidden role="status">{isTyped && settled && m.count(options.length)}</VisuallyHidden>
    </search>
  )
}
