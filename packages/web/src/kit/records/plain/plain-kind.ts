import { factsOf } from '@quarterdeck/contract/kit/entities'
import type { MatchKind } from '@quarterdeck/contract/system/search'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType, FunctionComponent } from 'react'
import { titleOf } from '../../lib/i18n/catalogue.ts'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { ShortcutName } from '../../ui/shortcut-keys.ts'
import type { Described } from '../described/described.ts'
import type { DescribedName } from '../described/description.ts'
import { formOf } from '../described/form-of.ts'
import type { EntityMessages } from '../described/words.ts'
import type { Kind, KindOf } from '../kind.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'
import type { PlainForm } from './form/plain-form.ts'

interface Plain<Name extends DescribedName, Row extends VersionedRow> {
  readonly entity: Name
  readonly icon: Icon
  readonly messages: EntityMessages
  /** Description of its fields for lists, panels and histories. */
  readonly described: () => Promise<Described<Row>>
  /** Schema of its form, and the inputs that are its own. */
  readonly form: () => Promise<PlainForm>
  /** Content of the panel below the facts, in the place of long texts. */
  readonly details?: () => Promise<ComponentType<{ readonly record: Row }>>
  /** The screen in the place of the list that any entity has. */
  readonly list?: () => Promise<FunctionComponent>
  /** The choice by which its list is narrowed in headings, `Draft articles`, and is looked at as a board. */
  readonly status?: string
  /** The keys that lead to its list from anywhere. */
  readonly shortcut?: ShortcutName
  /** Lines of an example file, English headings first, where files create records. */
  readonly example?: () => Promise<readonly string[]>
  /** Further properties of the kind. */
  readonly more?: Pick<Kind, 'ofPerson' | 'refreshes' | 'summaries' | 'timelineOf'>
}

/** A result of the search. */
interface FoundPlain {
  readonly id: number | string
  readonly title: string
  readonly match: MatchKind
  readonly matched: string
}

/** Combines two parts once both are loaded; returns nothing where one failed and is handled elsewhere. */
const both = async <One, Other, Made>(
  one: Promise<One>,
  other: Promise<Other>,
  make: (one: One, other: Other) => Made,
) => {
  const [first, second] = await Promise.all([one, other])
  // A file that does not come is not there, whatever its type says.
  return (first && second && make(first, second)) as Made
}

const searchOf = (entity: DescribedName, messages: EntityMessages) => ({
  entity,
  words: titleOf(messages, ({ list, words }) => ({ title: list.title, names: words.names })),
  find: (found: Readonly<Partial<Record<string, unknown>>>) =>
    ((found[entity] ?? []) as readonly FoundPlain[]).map(({ id, title, match, matched }) => ({
      id,
      match,
      matched,
      label: title,
      about: `#${id}`,
      to: formOf(entity, id),
    })),
})

const importOf = (entity: DescribedName, messages: EntityMessages, example: () => Promise<readonly string[]>) => ({
  entity,
  words: titleOf(messages, (m) => m.import),
  title: titleOf(messages, (m) => m.import?.title ?? m.list.title),
  example: lazyModule(example),
})

/**
 * All that the app knows of an entity without screens of its own: list, record with its versions, side panel, forms, bin and search
 * follow from its fields, as the contract describes them, and from its words. Nothing but this is loaded before it is needed.
 */
export const plainKind = <Name extends DescribedName, Row extends VersionedRow>(
  own: Plain<Name, Row>,
): KindOf<Name> => {
  const { entity, icon, messages, described, form, status, shortcut, example } = own
  const words = titleOf(messages, (m) => m.words)
  const kind = {
    words,
    icon,
    history: lazyModule(async () => (await described()).useHistory),
    reading: lazyModule(async () => {
      const [{ detailsOf, nameOf }, known, Below] = await Promise.all([
        import('./details.tsx'),
        described(),
        own.details?.(),
      ])
      return { Details: detailsOf(known, Below), Name: nameOf(known) }
    }),
    list: {
      entity,
      words,
      title: titleOf(messages, (m) => m.list.title),
      ...(status && { statuses: titleOf(messages, (m) => m.choices?.[status] ?? {}), statusField: status }),
      ...(shortcut && { shortcut }),
      source: async () => (await described()).source,
      screen:
        own.list ?? (() => both(import('./list.tsx'), described(), ({ plainList }, known) => plainList(known, status))),
    },
    form: {
      entity,
      createTitle: titleOf(messages, (m) => m.list.create),
      editTitle: titleOf(messages, (m) => m.form.edit),
      createScreen: () =>
        both(import('./form/create-page.tsx'), Promise.all([described(), form()]), ({ createPage }, [known, its]) =>
          createPage(known, its),
        ),
      editScreen: () =>
        both(import('./form/edit-page.tsx'), Promise.all([described(), form()]), ({ editPage }, [known, its]) =>
          editPage(known, its),
        ),
      prefetch: async () => (await described()).prefetch,
    },
    bin: { entity, title: titleOf(messages, (m) => m.words.bin) },
    ...(factsOf(entity).searched && { search: searchOf(entity, messages) }),
    ...(example && { import: importOf(entity, messages, example) }),
    ...own.more,
  }
  // Whether it has what the facts of its name ask for follows from these facts, as above.
  return kind as unknown as KindOf<Name>
}
