import type { Plugin } from 'vite'

const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g

/** What an endpoint is for, in a sentence: the server's OpenAPI document has it, and nobody in a browser reads it. */
export const leanContract = (): Plugin => ({
  name: 'contract-without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/, code: /\bsummary: ?['"\n]/ },
    handler: (code) => ({ code: code.replace(summary, ''), map: null }),
  },
})
