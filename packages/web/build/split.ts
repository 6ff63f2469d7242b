import { build, type InlineConfig, type Rolldown } from 'vite'
import type { Start } from './prerender.ts'

/** Texts of a language in any folder. */
const words = /\/(?:web\/src\/(.+\/)?messages|contract\/src\/kit\/words)\/([a-z]{2})\.ts$/
/** Those that every start reads, and those that are read in one place only; the others of a language are one file. */
const separateTexts: Readonly<Record<string, string>> = {
  'app/': 'start',
  'kit/ui/': 'start',
  'account/entrance/': 'entrance',
  'account/settings/': 'settings',
}

const wordsChunkOf = (id: string): string | undefined => {
  const [, folder = '', language] = words.exec(id) ?? []
  return language && `${separateTexts[folder] ?? 'words'}-${language}`
}

/** Adds all texts in the same files as those that a start reads. */
const withWords = (modules: ReadonlySet<string>, all: readonly string[]): ReadonlySet<string> => {
  const chunks = new Set([...modules].map(wordsChunkOf))
  return new Set([...modules, ...all.filter((id) => chunks.has(wordsChunkOf(id)))])
}

/** Modules that send requests; loaded after every first screen, without dependencies of single screens. */
const behindAll = /\/lib\/api\/http\.ts$/

/** Libraries that are large and of use at few places. */
const libraries = [
  [
    'editor',
    /\/node_modules\/(?:@tiptap|prosemirror-|linkifyjs|rope-sequence|w3c-keyname|orderedmap)|\/rich-text\/(?:editor|toolbar|link-form)\.tsx$/,
  ],
  ['dates', /\/node_modules\/(?:@mantine\/dates|dayjs)/],
  ['http', new RegExp(`/node_modules/axios/|${behindAll.source}`)],
] as const

/** Style sheets of a font; documents load those they have characters of. */
const font = /\/node_modules\/@fontsource[\w-]*\/([\w-]+)\//

/** Screens and features that import a module directly. */
interface Use {
  isEntrance: boolean
  readonly lists: Set<string>
  readonly features: Set<string>
}

const featureOf = (path: string) => path.split('/')[1] ?? ''

/** Returns the room of a module; undefined if all rooms use it. */
const roomOf = (id: string): string | undefined => /\/web\/src\/(?!app\/|kit\/)(\w+)\//.exec(id)?.[1]

/** Returns the users of each module of a maximally split build. */
const usesOf = (starts: readonly Start[], chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, Use> => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const holders = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const uses = new Map<string, Use>()
  const allWords = [...holders.keys()].filter((id) => wordsChunkOf(id) !== undefined)
  const behind = [...holders.keys()].filter((id) => behindAll.test(id))
  const neededBy = (modules: Iterable<string>) => {
    const needed = new Set<Rolldown.OutputChunk>()
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || chunk.isEntry || needed.has(chunk)) return
      needed.add(chunk)
      for (const file of chunk.imports) visit(byFile.get(file))
    }
    for (const id of modules) visit(holders.get(id))
    return [...needed].flatMap(({ moduleIds }) => moduleIds)
  }
  for (const { path, kind, modules } of starts) {
    for (const id of neededBy([...withWords(modules, allWords), ...behind])) {
      const use = uses.get(id) ?? { isEntrance: false, lists: new Set(), features: new Set() }
      uses.set(id, use)
      if (kind === 'entrance') use.isEntrance = true
      else use.features.add(featureOf(path))
      if (kind === 'list') use.lists.add(featureOf(path))
    }
  }
  // Modules that clicks elsewhere also need don't belong to the feature that starts with them, because all of it would
  // be loaded.
  const atStart = new Set(starts.flatMap(({ modules }) => [...modules]))
  for (const { facadeModuleId, isDynamicEntry } of chunks) {
    if (!facadeModuleId || !isDynamicEntry || atStart.has(facadeModuleId)) continue
    const room = roomOf(facadeModuleId) ?? 'kit'
    for (const id of neededBy([facadeModuleId])) if (!roomOf(id)) uses.get(id)?.features.add(room)
  }
  return uses
}

/**
 * Returns the chunk of a module, and its rank; undefined for one that only clicks need. A chunk imports only from those
 * of the same or a lower rank.
 */
const chunkOf = (id: string, use: Use | undefined): readonly [rank: number, name: string] | undefined => {
  const ofWords = wordsChunkOf(id)
  if (ofWords) return [9, ofWords]
  const [, family] = font.exec(id) ?? []
  if (family) return [7, `font-${family}`]
  const library = libraries.find(([, pattern]) => pattern.test(id))
  if (library) return [7, library[0]]
  if (!use) return undefined
  const [list] = use.lists
  const [feature = ''] = use.features
  if (use.isEntrance && use.lists.size > 0) return [2, 'base']
  if (use.isEntrance) return use.features.size > 0 ? [4, 'forms'] : [5, 'entrance']
  if (use.lists.size > 1) return [3, 'kit']
  if (list) return use.features.size > 1 ? [4, 'fields'] : [5, `${list}-list`]
  return use.features.size > 1 ? [6, 'records'] : [8, feature]
}

/**
 * Returns the chunk of modules that only clicks need. Those of a room stay in its chunk, and modules assembled from
 * many rooms go with `app` or `session`: sharing a file with a part of the kit, they would load all rooms with it.
 */
const toolsOf = (id: string): string =>
  [roomOf(id) ?? /\/web\/src\/(?:kit\/)?(app|session)\//.exec(id)?.[1], 'tools'].filter(Boolean).join('-')

/** Maximum size of a chunk of modules that only clicks need, in bytes before minification. */
const toolsSize = 30_000

/**
 * Groups modules into chunks by use: every start, the kit of lists, forms, a feature, a language.
 * @param base config of a first build, which shows what remains of each module
 */
export const split = async (starts: readonly Start[], base: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> => {
  const output = { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } satisfies Rolldown.OutputOptions
  const options = { write: false, minify: false, cssMinify: false, reportCompressedSize: false } as const
  const built = await build({
    ...base,
    logLevel: 'warn',
    build: { ...base.build, ...options, rolldownOptions: { output } },
  })
  if (!('output' in built)) throw new Error('The survey has another outcome than chunks')
  const uses = usesOf(
    starts,
    built.output.filter((file) => file.type === 'chunk'),
  )
  const group = (rank: number) => ({
    debugName: `rank ${rank}`,
    name: (id: string) => {
      const [own, name] = chunkOf(id, uses.get(id)) ?? []
      return own === rank && name ? name : null
    },
    priority: 11 - rank,
    // A module is where the plan puts it; otherwise modules imported by name only, of which nothing remains, would be
    // included.
    includeDependenciesRecursively: false,
  })
  const tools = {
    debugName: 'tools',
    name: toolsOf,
    entriesAware: true,
    entriesAwareMergeThreshold: toolsSize,
    priority: 1,
    includeDependenciesRecursively: false,
  }
  return [{ name: 'start', tags: ['$initial'], priority: 20 }, ...[2, 3, 4, 5, 6, 7, 8, 9].map(group), tools]
}
