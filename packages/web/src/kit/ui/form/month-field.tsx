import { formatTag } from '../../lib/i18n/locale.ts'
import { useLocale } from '../../lib/i18n/use-messages.ts'
import { localDayOf } from '../../lib/i18n/zone.ts'
import { ChoiceField } from './choice-field.tsx'

interface Props {
  readonly name: string
  readonly label: string
  readonly description?: string
}

const [before, after] = [12, 18]

/** Returns the current month in the user's time zone, `2026-11`. */
export const thisMonth = (): string => localDayOf(new Date().toISOString()).slice(0, 7)

const useMonthName = () => {
  const format = new Intl.DateTimeFormat(formatTag[useLocale()], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month: string) => format.format(new Date(`${month}-01T12:00:00Z`))
}

/** Shows the name of a month, `November 2026`. */
export const MonthName = ({ month }: { readonly month: string }) => useMonthName()(month)

/** Selects a month among those around the current one. */
export const MonthField = (props: Props) => {
  const nameOf = useMonthName()
  const [year = 0, month = 0] = thisMonth().split('-').map(Number)
  const options = Array.from({ length: before + 1 + after }, (_, index) => {
    const value = new Date(Date.UTC(year, month - 1 - before + index, 1)).toISOString().slice(0, 7)
    return { value, label: nameOf(value) }
  })
  return <ChoiceField {...props} required options={options} />
}
