import type { Found } from '@quarterdeck/contract/work/search'
import { useNavigate } from '@tanstack/react-router'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useAllWords, useLocale } from '../../lib/i18n/use-messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { eachKind, type FoundRecord, type Kind, Thumb, useKinds } from '../index.ts'
import type { Option, Section } from './option.ts'

export type Person = Omit<Found['users'][number], 'match' | 'matched'>

const leadOf = ({ icon: Icon }: Kind, { label, face, thumb }: FoundRecord) => {
  if (face !== undefined) return <Avatar name={label} image={face} size={24} />
  if (thumb !== undefined) return <Thumb image={thumb} size={24} />
  return Icon && <Icon size={18} stroke={1.75} aria-hidden />
}

/** Says why a record was found, where nothing that is shown says it. */
const reasonOf = ({ label, about, matched }: FoundRecord) =>
  [label, about].some((text) => text.includes(matched)) ? about : matched

/** A record as an option. @param section what it is an option of: a person may stand in two */
const useOption = () => {
  const navigate = useNavigate()
  return (section: string, kind: Kind, record: FoundRecord): Option => ({
    id: `${section}-${record.id}`,
    label: record.label,
    about: reasonOf(record),
    lead: leadOf(kind, record),
    match: record.match,
    leads: true,
    perform: () => void navigate(record.to),
  })
}

/** People who were not searched for, as options. */
export const usePeopleOptions = () => {
  const { users: kind } = useKinds()
  const option = useOption()
  const formats = useFormats()
  return (section: string, people: readonly Person[]): readonly Option[] => {
    const users = people.map((person) => ({ ...person, match: 'exact' as const, matched: person.name }))
    return kind.search
      .find({ users }, formats)
      .map((record) => ({ ...option(section, kind, record), match: undefined }))
  }
}

/** What the server found, by kinds. */
export const useRecordSections = (found: Found | undefined): readonly Section[] => {
  const searched = eachKind(useKinds()).flatMap(([, kind]) => (kind.search ? [{ kind, search: kind.search }] : []))
  const words = useAllWords(
    searched.map(({ search }) => search.words),
    useLocale(),
  )
  const formats = useFormats()
  const option = useOption()
  if (!found) return []
  return searched.map(({ kind, search: { entity, find } }, index) => ({
    id: entity,
    label: words[index]?.title ?? '',
    options: find(found, formats).map((record) => ({ ...option(entity, kind, record), isFound: true })),
  }))
}
