import type { Plugin } from 'vite'

const exported = /^export (?:const|function) (\w+)/gm
const renamed = /^export \{ \w+ as (\w+) \};/gm

/**
 * Removes zod's JSON Schema generator: a twelfth of the library, referenced by each schema, and used only by the server
 * for its OpenAPI document. The parts called while creating a schema become no-ops.
 */
const withoutJsonSchema: Plugin = {
  name: 'zod-without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/ },
    handler: (code, id) => {
      const names = [exported, renamed].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name))
      if (names.length === 0) throw new Error(`${id} exports nothing`)
      return { code: names.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
    },
  },
}

/** Removes zod's English error messages: forms have their own. */
const withoutWords: Plugin = {
  name: 'zod-without-words',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/locales\/en\.js$/ },
    handler: () => ({ code: 'export default () => ({ localeError: () => undefined })', map: null }),
  },
}

const trial = /const F = Function;\s*new F\(""\);\s*return true;/

/**
 * Removes zod's check for `eval`, which the Content-Security-Policy forbids: browsers report the attempt as a problem.
 */
const withoutEval: Plugin = {
  name: 'zod-without-eval',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/util\.js$/ },
    handler: (code, id) => {
      if (!trial.test(code)) throw new Error(`${id} tries nothing`)
      return { code: code.replace(trial, 'return false;'), map: null }
    },
  },
}

/** Leaves out of zod what a browser has no use for. */
export const leanZod = (): readonly Plugin[] => [withoutJsonSchema, withoutWords, withoutEval]
