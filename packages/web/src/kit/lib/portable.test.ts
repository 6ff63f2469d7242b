import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

interface Rule {
  readonly says: string
  /** Matches a line that breaks the rule. */
  readonly broken: RegExp
  /** Limits the rule to matching paths. */
  readonly within?: RegExp
  /** The only file allowed to break the rule. */
  readonly home?: string
}

const rules: Rule[] = [
  {
    says: 'keys of an input method are told by isComposing() of lib/is-composing.ts: Safari says less',
    broken: /\bisComposing\b(?!\()/,
    home: 'kit/lib/is-composing.ts',
  },
  {
    says: 'random keys come from lib/api/new-key.ts: plain http has no randomUUID',
    broken: /\brandomUUID\b/,
    home: 'kit/lib/api/new-key.ts',
  },
  {
    says: 'keys are named by ui/shortcuts/key-names.ts: those of a Mac have other names',
    broken: /\b(Ctrl|Strg|Alt|Shift|Mayús|Umschalt)\+\S|[⌘⌥⇧]/u,
    within: /\/messages\//,
  },
]

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

test.each(rules)('$says', ({ broken, within = /./, home }) => {
  const found = files
    .filter((file) => within.test(file) && file !== home)
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return lines.flatMap((line, index) =>
        broken.test(line) && !line.startsWith('import ') ? [`${file}:${index + 1}`] : [],
      )
    })
  expect(found).toEqual([])
})
