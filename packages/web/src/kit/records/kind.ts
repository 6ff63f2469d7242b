import type { Bulkable, Entity, Importable, Listed, Searchable, WithForm } from '@quarterdeck/contract/kit/entities'
import type { Condition, ListQuery, ListSpec } from '@quarterdeck/contract/kit/list'
import type { UserSummary } from '@quarterdeck/contract/people/profile'
import type { Found, MatchKind } from '@quarterdeck/contract/system/search'
import type { Icon } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, FunctionComponent } from 'react'
import type { RouteTitle, RouteWords } from '../lib/i18n/catalogue.ts'
import type { Formats } from '../lib/i18n/formats.ts'
import type { LazyModule } from '../lib/lazy-module.ts'
import type { Target } from '../lib/side-panel.ts'
import type { ShortcutName } from '../ui/shortcut-keys.ts'
import type { History } from './history.ts'

/** Names of records of a kind. */
export interface KindWords {
  /** The plural noun within a sentence: `orders`. */
  readonly many: string
}

export interface ListWords {
  /** Text for records that came into a list: `3 new orders`. */
  readonly added: (count: number) => string
  /** Text for records that left a list: `3 orders no longer belong here`. */
  readonly removed: (count: number) => string
  /** Text for deleted records. @param title name of the first of them */
  readonly deleted: (count: number, title: string) => string
}

/** Texts of the import of a kind. */
export interface ImportWords {
  readonly text: string
  readonly run: (count: number) => string
  readonly created: (count: number) => string
  readonly updated: (count: number) => string
  readonly toList: string
}

/** Requests that are sent before a list is there to send them. */
interface Ahead {
  readonly spec: ListSpec
  readonly prefetch: (queries: QueryClient, query: ListQuery) => void
  /** Returns the names of records by their keys, except those that are gone. */
  readonly names: (ids: readonly string[]) => Promise<readonly NamedRecord[]>
  /** Returns the records that are offered for a typed text. */
  readonly find: (q: string) => Promise<readonly NamedRecord[]>
}

/** Picture beside the name of a record: a face, or a thumbnail. */
export interface Pictured {
  readonly face?: string
  readonly thumb?: string
}

/** Reference to a record: its key, name and picture. */
export interface NamedRecord extends Pictured {
  readonly value: string
  readonly label: string
}

/** Limits a list to the records of a person. */
export interface OwnedProps {
  readonly owner: string
  /** Parameters of the address that are the page's and not the list's. */
  readonly parameters: readonly string[]
}

export interface SearchWords {
  /** Many of them as a heading: `Orders`. */
  readonly title: string
  /** Words that may stand before the number of a record, separated by blanks: `user customer person`. */
  readonly names: string
}

/** A record that the search found; its picture stands in the place of the kind's icon. */
export interface FoundRecord extends Pictured {
  readonly id: number | string
  readonly label: string
  /** A second, quieter text. */
  readonly about: string
  /** Quality of the match, and the text in which it was found. */
  readonly match: MatchKind
  readonly matched: string
  readonly to: Target
}

/** Parts of the panel that shows a record beside a screen. */
interface Reading {
  readonly Details: ComponentType<{ readonly id: string }>
  /** Name of a record, where its number does not say it. */
  readonly Name?: ComponentType<{ readonly id: string }>
}

/**
 * A kind of records as the web app knows it. It is loaded at the start, so it holds loaders of all that is heavy. Each
 * feature describes its own kind; `app/kinds.ts` lists all.
 */
export interface Kind {
  readonly words: RouteWords<KindWords>
  readonly history: LazyModule<() => History>
  readonly icon?: Icon
  /** The screen of a record; a record without one is shown in the panel. */
  readonly screen?: (record: string) => Target
  readonly reading?: LazyModule<Reading>
  /** Address of the notes on a record, where that is not its screen or form. */
  readonly notes?: (record: string) => Target
  /** Conditions of a record's timeline, where it has more than its own changes. */
  readonly timelineOf?: (record: string) => readonly Condition[]
  /** The screen `/entity` with all records. */
  readonly list?: {
    readonly entity: Listed
    readonly words: RouteWords<ListWords>
    readonly title: RouteTitle
    /** The statuses by which the list is narrowed, by their names in the address. */
    readonly statuses?: RouteWords<Readonly<Record<string, string>>>
    /** The filter that these are values of; `status` where absent. */
    readonly statusField?: string
    /** The keys that lead to it from anywhere. */
    readonly shortcut?: ShortcutName
    /** True where it can be shown as a grid of cards. */
    readonly hasCards?: true
    readonly source: () => Promise<Ahead>
    readonly screen: () => Promise<FunctionComponent>
  }
  /** The screens `/entity/create` and `/entity/$id`. */
  readonly form?: {
    readonly entity: WithForm
    readonly createTitle: RouteTitle
    readonly editTitle: RouteTitle
    readonly createScreen: () => Promise<FunctionComponent>
    readonly editScreen: () => Promise<FunctionComponent>
    /** Asks for the record that is to be changed before its form is there. */
    readonly prefetch: () => Promise<(queries: QueryClient, id: string) => void>
  }
  /** The screen `/entity/bin` with what was deleted. */
  readonly bin?: { readonly entity: Bulkable; readonly title: RouteTitle }
  /** The screen `/entity/import`. */
  readonly import?: {
    readonly entity: Importable
    readonly words: RouteWords<ImportWords>
    readonly title: RouteTitle
    /** The lines of a file to start from; English headers are always understood. */
    readonly example: LazyModule<readonly string[]>
  }
  readonly search?: {
    readonly entity: Searchable
    readonly words: RouteWords<SearchWords>
    readonly find: (found: Partial<Found>, formats: Formats) => readonly FoundRecord[]
  }
  /** The list of those that belong to a person, on that person's page. */
  readonly ofPerson?: LazyModule<FunctionComponent<OwnedProps>>
  /** Entities of which something follows from the records of this one. */
  readonly refreshes?: readonly Entity[]
  /** Paths of its endpoints whose answers follow from records of any kind. */
  readonly summaries?: readonly string[]
}

type Needs<Name extends Entity> = (Name extends keyof Found
  ? Required<Pick<Kind, 'search' | 'icon' | 'reading'>>
  : unknown) &
  (Name extends Listed ? Required<Pick<Kind, 'list' | 'bin' | 'icon'>> : unknown) &
  (Name extends WithForm ? Required<Pick<Kind, 'form'>> : unknown) &
  (Name extends keyof UserSummary ? Required<Pick<Kind, 'ofPerson'>> : unknown) &
  (Name extends Importable ? Required<Pick<Kind, 'import'>> : unknown)

/** A kind with all that follows from the facts of its name. */
export type KindOf<Name extends Entity> = Kind & Needs<Name>

/** All kinds: what one of them lacks does not compile. Their order is that of search results that are equally sure. */
export type Kinds = { readonly [Name in Entity]: KindOf<Name> }
