import type { Plugin } from 'vite'

const exported = /^export (?:const|function) (\w+)/gm
const renamed = /^export \{ \w+ as (\w+) \};/gm

/**
 * Leaves out what zod describes schemas as JSON Schema with: a twelfth of the library that each schema holds on to, and
 * that only the server calls, for its OpenAPI document. What is called while a schema is made does nothing.
 */
export const noJsonSchema = (): Plugin => ({
  name: 'no-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/ },
    handler: (code, id) => {
      const names = [exported, renamed].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name))
      if (names.length === 0) throw new Error(`${id} exports nothing`)
      return { code: names.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
    },
  },
})
