import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Caches compiled code, which halves the time of a start. It is in the checkout, not in the system's temporary folder,
// where another user could plant code.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))

const [{ run }, api] = await Promise.all([import('./run.ts'), import('@quarterdeck/api')])
await run(api)
