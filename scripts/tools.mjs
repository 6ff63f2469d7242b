import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'

const programs = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
}

/** Returns the script behind an installed tool, to be run by our own Node: the shims in .bin need a shell on Windows. */
export const tool = (name) => {
  if (name === 'words') return join(root, 'scripts', 'words.mjs')
  const folder = join(root, 'node_modules', programs[name])
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}
