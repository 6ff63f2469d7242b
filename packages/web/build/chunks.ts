import type { Rolldown } from 'vite'

/** Scripts and styles that a page loads for some modules. */
export interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The chunks of a build, by their modules. */
export const chunksOf = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const holders = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  return {
    entry: entry.fileName,
    /** Returns the files of modules and of all their imports, without those of the entry. */
    filesOf: (modules: Iterable<string>): Files => {
      const found = new Set<Rolldown.OutputChunk>()
      const visit = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || found.has(chunk)) return
        found.add(chunk)
        for (const file of chunk.imports) visit(byFile.get(file))
      }
      visit(entry)
      for (const id of modules) visit(holders.get(id))
      const styles = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      return { scripts: [...found].map(({ fileName }) => fileName), styles: [...new Set(styles)] }
    },
  }
}
