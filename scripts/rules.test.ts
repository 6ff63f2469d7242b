import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { perform, steps, types } from './check.mjs'
import { root } from './process.mjs'

/**
 * Tests the rules themselves: a small tree under the real rules gets one violation of each kind, every step of `npm run
 * check` runs over it once, and each violation must be reported by the step meant to catch it.
 */
const names = ['contract', 'api', 'pdf', 'server', 'standin', 'web']
const rules = [
  '.dependency-cruiser.mjs',
  '.dependency-cruiser.folders.mjs',
  '.gitignore',
  'biome.json',
  'knip.ts',
  'package.json',
  'scripts/lint/no-literal-spread.grit',
  'tsconfig.base.json',
]

const sound = {
  'contract/src/index.ts': `import { z } from 'zod'\n\nexport const name = z.string()\n`,
  'api/src/index.ts': `export { shared } from './shared.ts'\n\nexport interface Api {\n  name: string\n}\n`,
  'api/src/shared.ts': `export const shared = 1\n`,
  'api/src/testing/index.ts': `export const testing = 1\n`,
  'pdf/src/index.ts': `import { name } from '@quarterdeck/contract'\n\nexport const draw = () => name\n`,
  'server/src/index.ts': `import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n`,
  'server/src/main.ts': `console.log('started')\n`,
  'standin/src/index.ts': `export { shared } from '@quarterdeck/api'\n`,
  'web/src/people/users/index.ts': `export { inside } from './inside.ts'\n`,
  'web/src/people/users/inside.ts': `export const inside = 1\n`,
  'web/src/kit/lib/api/client.ts': `export const call = 1\n`,
  'web/src/sales/orders/page.ts': `import { inside } from '../../people/users/index.ts'\n\nconsole.info(inside)\n`,
  'web/src/standin.ts': `export const standIn = () => import('@quarterdeck/standin')\n`,
}

interface Plant {
  says: string
  file: string
  text: string
  /** Name in the report, if it differs from the file. */
  named?: string
  /** The step that must report it, and a part of its message. */
  caught: [step: string, complaint: string]
}

const arrows = 'arrows between modules'

const plants: Plant[] = [
  {
    says: 'web imports the API',
    file: 'web/src/sales/orders/api-value.ts',
    text: `import { shared } from '@quarterdeck/api'\n\nconsole.info(shared)\n`,
    caught: [arrows, 'web-knows-no-api'],
  },
  {
    says: 'web imports a type of the API',
    file: 'web/src/sales/orders/api-type.ts',
    text: `import type { Api } from '@quarterdeck/api'\n\nconsole.info({} as Api)\n`,
    caught: [arrows, 'web-knows-no-api'],
  },
  {
    says: 'web names a type of the API in passing',
    file: 'web/src/sales/orders/api-inline.ts',
    text: `console.info([] as Array<import('@quarterdeck/api').Api>)\n`,
    caught: [arrows, 'web-knows-no-api'],
  },
  {
    says: 'web reaches past the exports of the API',
    file: 'web/src/sales/orders/api-file.ts',
    text: `import { shared } from '@quarterdeck/api/src/shared.ts'\n\nconsole.info(shared)\n`,
    caught: ['types', 'TS2307'],
  },
  {
    says: 'web loads the stand-in at once',
    file: 'web/src/sales/orders/eager.ts',
    text: `import { shared } from '@quarterdeck/standin'\n\nconsole.info(shared)\n`,
    caught: [arrows, 'standin-on-demand'],
  },
  {
    says: 'a package that npm hoisted is used undeclared',
    file: 'web/src/sales/orders/hoisted.ts',
    text: `import { Hono } from 'hono'\n\nconsole.info(Hono)\n`,
    caught: [arrows, 'nothing-undeclared'],
  },
  {
    says: 'a tool for tests is used outside of them',
    file: 'web/src/sales/orders/expects.ts',
    text: `import { expect } from 'vitest'\n\nconsole.info(expect)\n`,
    caught: [arrows, 'test-tools-in-tests'],
  },
  {
    says: 'the API imports a driver',
    file: 'api/src/driver.ts',
    text: `import pg from 'pg'\n\nconsole.info(pg)\n`,
    caught: [arrows, 'api-knows-no-driver'],
  },
  {
    says: 'the API imports a built-in of Node',
    file: 'api/src/files.ts',
    text: `import { readFileSync } from 'node:fs'\n\nconsole.info(readFileSync)\n`,
    caught: [arrows, 'api-knows-no-platform'],
  },
  {
    says: 'the API imports its host',
    file: 'api/src/host.ts',
    text: `import { read } from '@quarterdeck/server'\n\nconsole.info(read)\n`,
    caught: [arrows, 'api-knows-no-host'],
  },
  {
    says: 'the API draws PDF files itself',
    file: 'api/src/draw.ts',
    text: `import { draw } from '@quarterdeck/pdf'\n\nconsole.info(draw)\n`,
    caught: [arrows, 'api-knows-no-host'],
  },
  {
    says: 'what draws PDF files asks the API',
    file: 'pdf/src/ask.ts',
    text: `import { shared } from '@quarterdeck/api'\n\nconsole.info(shared)\n`,
    caught: [arrows, 'pdf-draws-what-it-is-handed'],
  },
  {
    says: 'what draws PDF files reads one',
    file: 'pdf/src/files.ts',
    text: `import { readFileSync } from 'node:fs'\n\nconsole.info(readFileSync)\n`,
    caught: [arrows, 'pdf-reads-no-files'],
  },
  {
    says: 'the API reads the environment',
    file: 'api/src/environment.ts',
    text: `console.info(process.env)\n`,
    caught: ['format and lint', 'lint/style/noRestrictedGlobals'],
  },
  {
    says: 'an object literal is spread only to pack properties on one line',
    file: 'api/src/spread.ts',
    text: `export const spread = { ...{ one: 1, two: 2 }, three: 3 }\n`,
    caught: ['format and lint', ' plugin '],
  },
  {
    says: 'the API touches the window',
    file: 'api/src/window.ts',
    text: `console.info(window.name)\n`,
    caught: ['types', `'window'`],
  },
  {
    says: 'the contract imports more than zod',
    file: 'contract/src/server.ts',
    text: `import { Hono } from 'hono'\n\nconsole.info(Hono)\n`,
    caught: [arrows, 'contract-knows-zod-only'],
  },
  {
    says: 'the kit imports a room',
    file: 'web/src/kit/ui/feature.ts',
    text: `import { inside } from '../../people/users/index.ts'\n\nconsole.info(inside)\n`,
    caught: [arrows, 'kit-knows-no-room'],
  },
  {
    says: 'a folder is not on the map that the packages share',
    file: 'api/src/customers/list.ts',
    text: `import { shared } from '../shared.ts'\n\nconsole.info(shared)\n`,
    caught: [arrows, 'folders-of-the-map'],
  },
  {
    says: 'the design system calls the API',
    file: 'web/src/kit/ui/call.ts',
    text: `import { call } from '../lib/api/client.ts'\n\nconsole.info(call)\n`,
    caught: [arrows, 'ui-calls-nobody'],
  },
  {
    says: 'the design system names an endpoint',
    file: 'web/src/kit/ui/endpoint.ts',
    text: `import { name } from '@quarterdeck/contract'\n\nconsole.info(name)\n`,
    caught: [arrows, 'ui-knows-no-endpoint'],
  },
  {
    says: 'web reads the environment of a process',
    file: 'web/src/sales/orders/environment.ts',
    text: `console.info(process.env)\n`,
    caught: ['types', `'process'`],
  },
  {
    says: 'a feature imports what another keeps inside',
    file: 'web/src/sales/orders/neighbour.ts',
    text: `import { inside } from '../../people/users/inside.ts'\n\nconsole.info(inside)\n`,
    caught: [arrows, 'features-meet-at-the-door'],
  },
  {
    says: 'a file imports what stands in a folder beside it, which stands on it',
    file: 'web/src/kit/records/above.ts',
    text: `import { below } from './inside/below.ts'\n\nconsole.info(below)\n`,
    caught: [arrows, 'a-folder-stands-below-its-subfolders'],
  },
  {
    says: 'a module imports itself by way of another',
    file: 'api/src/circle-a.ts',
    text: `import { back } from './circle-b.ts'\n\nexport const circle = () => back\n`,
    caught: [arrows, 'no-circle'],
  },
  {
    says: 'a folder needs another that needs it, though no module does',
    file: 'api/src/sales/left/asks.ts',
    text: `import { answer } from '../right/index.ts'\n\nconsole.info(answer)\n`,
    named: 'api/src/sales/left →',
    caught: ['circles of folders', 'no-circle-of-folders'],
  },
  {
    says: 'an import leads nowhere',
    file: 'api/src/nowhere.ts',
    text: `import './does-not-exist.ts'\n`,
    caught: [arrows, 'nothing-unresolved'],
  },
  {
    says: 'nobody uses an export',
    file: 'server/src/unused.ts',
    text: `export const used = 1\nexport const forgotten = 2\n`,
    caught: ['dead code', 'forgotten'],
  },
  {
    says: 'a promise is left alone',
    file: 'server/src/floating.ts',
    text: `const later = async () => 1\n\nexport const now = () => {\n  later()\n}\n`,
    caught: ['format and lint', 'lint/nursery/noFloatingPromises'],
  },
  {
    says: 'a type is any',
    file: 'server/src/any.ts',
    text: `export const any = (value: any) => value\n`,
    caught: ['format and lint', 'lint/suspicious/noExplicitAny'],
  },
  {
    says: 'an effect forgets what it depends on',
    file: 'web/src/sales/orders/effect.tsx',
    text: [
      `import { useEffect } from 'react'`,
      '',
      `export const useTitle = (title: string) => {`,
      `  useEffect(() => {`,
      `    document.title = title`,
      `  }, [])`,
      `}`,
      '',
    ].join('\n'),
    caught: ['format and lint', 'lint/correctness/useExhaustiveDependencies'],
  },
  {
    says: 'a comment is a relative clause',
    file: 'server/src/clause.ts',
    text: `/** What came of it. */\nconsole.info(1)\n`,
    caught: ['words', 'comment: '],
  },
  {
    says: 'a name is a word that the glossary rejects',
    file: 'server/src/told.ts',
    text: `export const number = 1\n\nconsole.info(number)\n`,
    caught: ['words', 'name: '],
  },
  {
    says: 'an English text breaks the voice guide',
    file: 'web/src/sales/orders/messages/en.ts',
    text: `export const en = { title: 'Whoever may see this' }\n\nconsole.info(en)\n`,
    caught: ['words', 'text: '],
  },
  {
    says: 'the format is another',
    file: 'server/src/format.ts',
    text: `export const format = "double";\n`,
    caught: ['format and lint', 'format'],
  },
]

const alongside = {
  'api/src/sales/left/index.ts': `export interface Left {\n  name: string\n}\n`,
  'api/src/sales/right/index.ts': `export const answer = 1\n`,
  'api/src/sales/right/back.ts': `import type { Left } from '../left/index.ts'\n\nconsole.info({} as Left)\n`,
  'web/src/kit/records/inside/below.ts': `export const below = 1\n`,
  'api/src/circle-b.ts': `import { circle } from './circle-a.ts'\n\nexport const back = () => circle\n`,
  'server/src/uses.test.ts': `import { used } from './unused.ts'\n\nconsole.info(used)\n`,
}

const tree = mkdtempSync(join(tmpdir(), 'quarterdeck-rules-'))
const complaints = new Map<string, string[]>()

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, 'packages', file)), { recursive: true })
  writeFileSync(join(tree, 'packages', file), text)
}

const link = (target: string, path: string) => symlinkSync(target, join(tree, path), 'junction')

/** Creates the tree: its own packages, with the dependencies installed here. */
const plantTree = () => {
  mkdirSync(join(tree, 'node_modules', '@quarterdeck'), { recursive: true })
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@quarterdeck') link(join(root, 'node_modules', entry), join('node_modules', entry))
  }
  for (const file of rules) cpSync(join(root, file), join(tree, file))
  for (const name of names) {
    const folder = join('packages', name)
    mkdirSync(join(tree, folder), { recursive: true })
    for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, folder, file), join(tree, folder, file))
    link(join(tree, folder), join('node_modules', '@quarterdeck', name))
  }
  for (const [file, text] of Object.entries({ ...sound, ...alongside })) write(file, text)
  for (const { file, text } of plants) write(file, text)
}

beforeAll(async () => {
  plantTree()
  const ofPackages = steps.map((step) =>
    step[0] === 'types' ? types(...names.map((name) => `packages/${name}`)) : step,
  )
  await Promise.all(
    ofPackages.map(async (step) => {
      const { output } = await perform(process.execPath, step, tree)
      complaints.set(step[0], output.split('\n'))
    }),
  )
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe('npm run check sees it when', () => {
  test.each(plants)('$says', ({ file, named = file, caught: [step, complaint] }) => {
    const lines = complaints.get(step)?.filter((line) => line.includes(`packages/${named}`)) ?? []
    expect(lines).toContainEqual(expect.stringContaining(complaint))
  })
})

test('what is sound gets no complaint', () => {
  const files = Object.keys(sound).map((file) => `packages/${file}`)
  const lines = complaints.get(arrows)?.filter((line) => files.some((file) => line.includes(`: ${file} `)))
  expect(lines).toEqual([])
})
