import type { FieldPath, FieldValues } from 'react-hook-form'
import { countryOptions } from '../../lib/countries.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { ChoiceField } from './choice-field.tsx'

interface Props<Values extends FieldValues> {
  readonly name: FieldPath<Values>
  readonly label: string
  readonly description?: string
  readonly required?: boolean
}

/** Searches the countries by their names in the language of the person; one that isn't required can be cleared. */
export const CountryField = <Values extends FieldValues>({ required = false, ...field }: Props<Values>) => {
  const { actions, countries } = useMessages(commonMessages)
  const search = { hint: countries.choose, nothing: countries.none, ...(!required && { clear: actions.clear }) }
  return <ChoiceField<Values> {...field} required={required} options={countryOptions(useLocale())} search={search} />
}
