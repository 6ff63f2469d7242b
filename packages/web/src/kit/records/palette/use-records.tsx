import type { Found } from '@quarterdeck/contract/system/search'
import { useNavigate } from '@tanstack/react-router'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useAllPickedMessages, useLocale } from '../../lib/i18n/use-messages.ts'
import { type FoundRecord, type Kind, kindEntries, useKinds } from '../index.ts'
import { RecordPicture } from '../record-picture.tsx'
import type { Option, Section } from './option.ts'

const leadOf = ({ icon: Icon }: Kind, record: FoundRecord) => {
  if ((record.face ?? record.thumb) !== undefined) return <RecordPicture {...record} />
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

/** The records opened last as options, in that order. */
export const useRecentOptions = (places: readonly string[], found: Found | undefined): readonly Option[] => {
  const kinds = useKinds()
  const formats = useFormats()
  const option = useOption()
  if (!found) return []
  const options = new Map(
    kindEntries(kinds).flatMap(([entity, kind]) =>
      (kind.search?.find(found, formats) ?? []).map((record) => [
        `${entity}/${record.id}`,
        { ...option('recent', kind, record), id: `recent-${entity}-${record.id}`, match: undefined },
      ]),
    ),
  )
  return places.flatMap((place) => options.get(place) ?? [])
}

/** Returns the server's results by kind. */
export const useRecordSections = (found: Found | undefined): readonly Section[] => {
  const searched = kindEntries(useKinds()).flatMap(([, kind]) => (kind.search ? [{ kind, search: kind.search }] : []))
  const words = useAllPickedMessages(
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
