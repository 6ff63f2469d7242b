import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { kinds } from '@quarterdeck/contract/kinds'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { leanContract } from '../../../../build/lean-contract.ts'

const contract = fileURLToPath(new URL('../../../../../contract/src/', import.meta.url))
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w/-]+\.ts$/.test(file))
  .map((file) => `${contract}${file}`)

/** Bundles a page with the given import, to inspect the modules it pulls in. */
const bundled = async (code: string): Promise<Rolldown.OutputChunk> => {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === 'page' ? id : undefined),
    load: (id: string) => (id === 'page' ? code : undefined),
  }
  const output = { codeSplitting: false } satisfies Rolldown.OutputOptions
  const built = await build({
    root: contract,
    configFile: false,
    logLevel: 'error',
    plugins: [page, leanContract()],
    build: { write: false, minify: false, ssr: true, rolldownOptions: { input: 'page', output } },
    ssr: { noExternal: true },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (!chunk) throw new Error('Nothing was built')
  return chunk
}

test('all of the contract is there, and works, where a page asks for it', async () => {
  const { code } = await bundled(files.map((file, index) => `export * as m${index} from '${file}'`).join('\n'))
  const found = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  for (const [index, file] of files.entries()) {
    expect(Object.keys(found[`m${index}`]), file).toEqual(expect.arrayContaining(Object.keys(await import(file))))
  }
})

test('what a list shows and asks by comes without schemas', async () => {
  const wanted: string[] = []
  for (const file of files.filter((each) => !each.endsWith('/kinds.ts'))) {
    const names = Object.entries(await import(file)).flatMap(([name, value]) =>
      Object.values(kinds).some((kind) => kind === value) ? [name] : [],
    )
    if (names.length > 0) wanted.push(`export { ${names.join()} } from '${file}'`)
  }
  expect(wanted).toHaveLength(Object.keys(kinds).length)
  const { moduleIds } = await bundled(wanted.join('\n'))
  expect(moduleIds.filter((id) => id.includes('/zod/'))).toEqual([])
})
