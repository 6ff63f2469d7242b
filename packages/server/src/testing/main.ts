import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// As the product does it, and in the same place.
enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))

const [{ run }, { fakeSource }] = await Promise.all([import('../run.ts'), import('./fake-source.ts')])
await run(fakeSource)
