import type { Rolldown } from 'vite'

export interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The chunks of a build, by the names of their files. */
export const chunksOf = (bundle: Rolldown.OutputBundle): ReadonlyMap<string, Chunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))

export const entryOf = (chunks: ReadonlyMap<string, Chunk>): Chunk => {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  return entry
}

/** The styles of a chunk, as they are linked. */
export const stylesOf = ({ viteMetadata }: Chunk): readonly string[] => [...(viteMetadata?.importedCss ?? [])]

const holderOf = (chunks: ReadonlyMap<string, Chunk>, module: string): Chunk => {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${module}`)))
  if (!chunk) throw new Error(`build/ahead.ts names src/${module}, which is in no chunk`)
  return chunk
}

/** The files of a module below `src` and of all that it imports, without what the page loads anyway. */
export const filesOf = (chunks: ReadonlyMap<string, Chunk>, module: string): readonly string[] => {
  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const name of chunk.imports) visit(chunks.get(name))
    for (const style of stylesOf(chunk)) found.add(style)
  }
  visit(holderOf(chunks, module))
  return [...found]
}
