import type { Bulkable, Entity, Importable, Listed, Searchable, WithForm } from '@quarterdeck/contract/core/entities'
import type { Condition, ListQuery, ListSpec } from '@quarterdeck/contract/core/list'
import type { UserSummary } from '@quarterdeck/contract/people/profile'
import type { Found, MatchKind } from '@quarterdeck/contract/work/search'
import type { Icon } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, FunctionComponent } from 'react'
import type { RouteTitle, RouteWords } from '../lib/i18n/catalogue.ts'
import type { Formats } from '../lib/i18n/formats.ts'
import type { Part } from '../lib/part.ts'
import type { Target } from '../lib/side-panel.ts'
import type { ShortcutName } from '../ui/shortcut-keys.ts'
import type { History } from './history.ts'

/** What records of a kind are called. */
export interface KindWords {
  /** The plural noun within a sentence: `orders`. */
  readonly many: string
}

export interface ListWords {
  /** So many of them came into a list: `3 new orders`. */
  readonly added: (count: number) => string
  /** So many of them left it: `3 orders no longer belong here`. */
  readonly removed: (count: number) => string
  /** So many were deleted. @param title what the first of them is called */
  readonly deleted: (count: number, title: string) => string
}

/** What is said where records of a kind are imported. */
export interface ImportWords {
  readonly text: string
  readonly run: (count: number) => string
  readonly created: (count: number) => string
  readonly updated: (count: number) => string
  readonly toList: string
}

/** What is asked of the server before a list is there to ask for it. */
interface Ahead {
  readonly spec: ListSpec
  readonly prefetch: (queries: QueryClient, query: ListQuery) => void
  /** What records are called, by their keys; without those that are gone. */
  readonly names: (ids: readonly string[]) => Promise<readonly NamedRecord[]>
  /** What is offered where one of them is chosen, for what was typed. */
  readonly find: (q: string) => Promise<readonly NamedRecord[]>
}

/** What shows a record beside its name: a face, or a small picture. */
export interface Pictured {
  readonly face?: string
  readonly thumb?: string
}

/** How a record is referred to: by its key, by what it is called, and by its picture. */
export interface NamedRecord extends Pictured {
  readonly value: string
  readonly label: string
}

/** Whose records a list shows. */
export interface OwnedProps {
  readonly owner: string
  /** Parameters of the address that are the page's and not the list's. */
  readonly parameters: readonly string[]
}

export interface SearchWords {
  /** Many of them as a heading: `Orders`. */
  readonly title: string
  /** What one of them may be called before its number, by several names: `user customer person`. */
  readonly names: string
}

/** A record that the search found; its picture stands in the place of the kind's icon. */
export interface FoundRecord extends Pictured {
  readonly id: number | string
  readonly label: string
  /** A second, quieter text. */
  readonly about: string
  /** How surely it is what was typed, and the text in which it was found. */
  readonly match: MatchKind
  readonly matched: string
  readonly to: Target
}

/** How a record is read in the panel beside a screen. */
interface Reading {
  readonly Details: ComponentType<{ readonly id: string }>
  /** What a record is called, where its number does not say it. */
  readonly Name?: ComponentType<{ readonly id: string }>
}

/**
 * What the web app knows of the records of one entity. It is at hand from the start, so it holds loaders of all that is
 * heavy. Each feature describes its own kind; `app/kinds.ts` holds them all.
 */
export interface Kind {
  readonly words: RouteWords<KindWords>
  readonly history: Part<() => History>
  readonly icon?: Icon
  /** The screen of a record; a record without one is shown in the panel. */
  readonly screen?: (record: string) => Target
  readonly reading?: Part<Reading>
  /** Where the notes on a record stand, where that is not its screen or its form. */
  readonly notes?: (record: string) => Target
  /** What the timeline of a record tells, where that is more than its own changes. */
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
    /** Whether it may be shown as a grid of cards. */
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
    readonly example: Part<readonly string[]>
  }
  readonly search?: {
    readonly entity: Searchable
    readonly words: RouteWords<SearchWords>
    readonly find: (found: Partial<Found>, formats: Formats) => readonly FoundRecord[]
  }
  /** The list of those that belong to a person, on that person's page. */
  readonly ofPerson?: Part<FunctionComponent<OwnedProps>>
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
