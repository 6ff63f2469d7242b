import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glossary, printGlossary } from './glossary.mjs'

/**
 * Finds words that a stranger can't understand: doc comments that are relative clauses, names that the glossary rejects, and
 * English texts that break docs/texts.md. Findings from before the rule are counted by file in `allowed`; a count can only shrink.
 * `--draw <seed>` prints comments and names at random, for a reader who says what they mean: `--draw $(git rev-parse HEAD)`.
 */
const allowedFile = fileURLToPath(new URL('lint/words-allowed.json', import.meta.url))

/** @typedef {{ rule: string, file: string, line: number, found: string }} Finding */

const source =
  '{packages/*/{src,build,testing,vite}/**/*.{ts,tsx,mjs},e2e/**/*.ts,bench/**/*.{ts,mjs},scripts/**/*.{ts,mjs},*.{ts,mjs}}'
const generated = /\.d\.ts$|(^|\/)node_modules\//

const comment =
  /^\s*\/\*\*\s*(?:\n\s*\*\s*)?((?:What|How|Whether|Where|Who|Whom|Whose|Of|In which|By which|From which|For which|To which|On which|With which|At which|That|Which|As)\b[^\n]*)/gm

const declared =
  /^export (?:declare )?(?:default )?(?:async )?(?:const|let|function\*?|interface|type|class|enum) (\w+)/gm

const rejected = new Set(glossary.flatMap(({ not = [] }) => not))

const partsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

/** Files with English texts of the product. */
const texts = /(?:messages|words|templates)\/en\.ts$/

/** Wrong words and shapes of English texts, by the rule of docs/texts.md that they break. */
const wrongTexts = [
  [2, /\b(?:whoever|whomever|one’s|somebody who|whoever’s)\b/i],
  [
    4,
    /^(?:Rename|Show|Add|Delete|Remove|Open|Close|Change|Take|Give|Send|Make|Move|Keep|Put) (?:the|it|this|them|a|an) \w+$/,
  ],
  [
    5,
    /^(?:Got to|How far|Who owes|What happened|From where|For whom|Of whom|By whom|To whom|Whether|In which|Of what)\b[^?]*$/,
  ],
  [7, /\b(?:tenths|quarters) (?:reached|of it)|More than nothing|less than nothing\b/i],
  [10, /\b(?:did not come|stand in|stands in|is not had|could not be had)\b/i],
  [11, /\bmay (?!\d)|\bby itself\b|\bby themselves\b|\bat once\b|\bin all\b|\bmeanwhile\b/i],
  [16, /\b(?:letters?|mails?)\b(?! (?:server|program|client))/i],
]

const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** @returns {Finding[]} */
const inComments = (file, text) =>
  [...text.matchAll(comment)].map((match) => ({
    rule: 'comment',
    file,
    line: lineOf(text, match.index + match[0].length),
    found: `begin with a verb or a noun, not with “${match[1]?.slice(0, 50)}”`,
  }))

/** @returns {Finding[]} */
const inNames = (file, text) => {
  const names = [
    { name: basename(file).replace(/\..*$/, ''), line: 1 },
    ...[...text.matchAll(declared)].map((match) => ({ name: match[1] ?? '', line: lineOf(text, match.index) })),
  ]
  return names.flatMap(({ name, line }) => {
    const word = partsOf(name).find((part) => rejected.has(part))
    return word ? [{ rule: 'name', file, line, found: `${name}: docs/glossary.md has another word for “${word}”` }] : []
  })
}

/** Removes comments and placeholders, and returns each literal with its line. */
const literalsOf = (text) => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, (all) => all.replaceAll(/[^\n]/g, ' '))
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map((match) => ({
    line: lineOf(code, match.index),
    literal: (match[1] ?? match[2] ?? '').replaceAll(/\$\{[^}]*\}/g, '0'),
  }))
}

/** @returns {Finding[]} */
const inTexts = (file, text) =>
  !texts.test(file)
    ? []
    : literalsOf(text).flatMap(({ line, literal }) => {
        const [rule] = wrongTexts.find(([, wrong]) => wrong.test(literal)) ?? []
        return rule ? [{ rule: 'text', file, line, found: `“${literal.slice(0, 60)}” (docs/texts.md, ${rule})` }] : []
      })

const filesIn = (folder) =>
  globSync(source, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !generated.test(file))
    .sort()

/** @returns {Finding[]} */
const findings = (folder) =>
  filesIn(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...inComments(file, text), ...inNames(file, text), ...inTexts(file, text)]
  })

const countsOf = (found) => {
  const counts = {}
  for (const { rule, file } of found) {
    counts[rule] ??= {}
    counts[rule][file] = (counts[rule][file] ?? 0) + 1
  }
  return counts
}

const allowed = existsSync(allowedFile) ? JSON.parse(readFileSync(allowedFile, 'utf8')) : {}

/** Lowers the allowed counts to the current ones. With `--accept`, for a new rule only, also raises them. */
const shrink = (found, accepts) => {
  const counts = countsOf(found)
  for (const [rule, files] of Object.entries(counts)) {
    for (const [file, count] of Object.entries(files)) {
      const limit = accepts ? count : Math.min(count, allowed[rule]?.[file] ?? 0)
      if (limit > 0) files[file] = limit
      else delete files[file]
    }
  }
  writeFileSync(allowedFile, `${JSON.stringify(counts, undefined, 2)}\n`)
}

/** Reports findings above the allowed count of their file and rule. */
const report = (found) => {
  const counts = countsOf(found)
  const tooMany = found.filter(({ rule, file }) => (counts[rule]?.[file] ?? 0) > (allowed[rule]?.[file] ?? 0))
  for (const { rule, file, line, found: what } of tooMany) console.log(`${file}:${line} ${rule}: ${what}`)
  return tooMany.length === 0
}

/** Returns a pseudo-random number from 0 to 1 derived from a text. */
const chanceOf = (text) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

/** Prints doc comments and exported names drawn with a seed, for a reader who says what each means before looking at the code. */
const draw = (folder, seed) => {
  const all = filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  const drawn = (found, count) =>
    found.toSorted((a, b) => chanceOf(seed + a.join()) - chanceOf(seed + b.join())).slice(0, count)
  const comments = all.flatMap(([file, text]) =>
    [...text.matchAll(/\/\*\*([\s\S]*?)\*\/\s*([^\n]*)/g)].map(([, comment = '', code = '']) => [
      file,
      comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim(),
      code.trim(),
    ]),
  )
  const names = all.flatMap(([file, text]) => [...text.matchAll(declared)].map(([, name]) => [file, name]))
  for (const [index, [file, comment, code]] of drawn(comments, 60).entries())
    console.log(`${index + 1}. ${comment}\n     ${code}   (${file})`)
  for (const [index, [file, name]] of drawn(names, 100).entries()) console.log(`${index + 1}. ${name}   (${file})`)
}

const drawAt = process.argv.indexOf('--draw')
if (drawAt > 0) {
  draw(process.cwd(), process.argv[drawAt + 1] ?? '')
  process.exit()
}

const found = findings(process.cwd())
if (process.argv.includes('--shrink')) {
  shrink(found, process.argv.includes('--accept'))
  printGlossary()
} else if (!report(found)) process.exitCode = 1
