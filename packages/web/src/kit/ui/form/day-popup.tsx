import { Popover } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { cloneElement, type ReactElement, type Ref, use } from 'react'
import { loadCalendarLocale } from '../../lib/i18n/calendar-words.ts'
import { firstDayIn } from '../../lib/i18n/first-day.ts'
import { useLocale } from '../../lib/i18n/use-messages.ts'
import type { PopupTarget } from '../popup/lazy-popup.tsx'
import { useInitiallyOpen } from '../popup/use-initially-open.ts'

/** Z-index above buttons inside neighboring inputs. */
const aboveInputs = 20

/** Height of the form's top and bottom bars, in pixels. */
const barHeight = 64

export interface DayChoice {
  readonly label: string
  /** Calendar day; empty for none. */
  readonly day: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onDay: (day: string) => void
}

interface Props extends DayChoice {
  readonly target: PopupTarget
}

/** Renders a calendar to choose a day. */
export const DayPopup = ({ target, label, day, min, max, onDay }: Props) => {
  const locale = useLocale()
  use(loadCalendarLocale(locale))
  const { button, opened, setOpened } = useInitiallyOpen()
  const choose = (chosen: string | null) => {
    if (chosen) onDay(chosen)
    setOpened(false)
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      position="bottom-end"
      zIndex={aboveInputs}
      // What sticks to the edges of a form would cover it.
      middlewares={{ flip: { padding: barHeight }, shift: true }}
    >
      <Popover.Target>
        {cloneElement(target as ReactElement<{ ref?: Ref<HTMLButtonElement>; onClick?: () => void }>, {
          ref: button,
          onClick: () => setOpened(!opened),
        })}
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <DatesProvider settings={{ locale, firstDayOfWeek: firstDayIn(locale) }}>
          <DatePicker
            value={day || null}
            {...(day && { defaultDate: day })}
            {...(min && { minDate: min })}
            {...(max && { maxDate: max })}
            onChange={choose}
          />
        </DatesProvider>
      </Popover.Dropdown>
    </Popover>
  )
}
