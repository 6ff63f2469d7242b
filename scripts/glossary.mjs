import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'

/** @typedef {{ area: string, term: string, means: string, not?: string[] }} Entry `not`: words that code doesn't use for it */

/** @type {readonly Entry[]} */
export const glossary = JSON.parse(readFileSync(join(root, 'docs/glossary.json'), 'utf8'))

const file = join(root, 'docs/glossary.md')

const introduction = `# Glossary

One word for one thing in code, tests, texts and conversation. This page is printed from [glossary.json](glossary.json) by
\`npm run format\`; edit that file. Names of exports, files and folders can't contain a word of the last column
(\`scripts/words.mjs\`).
`

const tableOf = (area) => {
  const rows = glossary
    .filter((entry) => entry.area === area)
    .map(({ term, means, not = [] }) => `| **${term}** | ${means} | ${not.join(', ')} |`)
  return [`## ${area}`, '', '| term | meaning | not |', '|---|---|---|', ...rows, ''].join('\n')
}

const print = () => [introduction, ...[...new Set(glossary.map(({ area }) => area))].map(tableOf)].join('\n')

export const isGlossaryPrinted = () => readFileSync(file, 'utf8') === print()

export const printGlossary = () => writeFileSync(file, print())
