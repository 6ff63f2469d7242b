import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Types are stripped and code is compiled once, not at each start, which then takes half the time. It is kept in the
// checkout, not in the system's temporary folder, where another user might plant something.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))

const [{ run }, api] = await Promise.all([import('./run.ts'), import('@quarterdeck/api')])
await run(api)
