import { useMessages } from '../../lib/i18n/use-messages.ts'
import { recordMessages } from '../messages/index.ts'
import type { Option, Section } from './option.ts'
import classes from './palette.module.css'
import { ResultOption } from './result-option.tsx'

interface Props {
  readonly id: string
  readonly sections: readonly Section[]
  readonly text: string
  readonly active: string | undefined
  readonly onPoint: (option: Option) => void
  readonly onChoose: (option: Option) => void
}

/** The list below the field, which keeps the focus. */
export const Results = ({ id, sections, text, active, onPoint, onChoose }: Props) => {
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
