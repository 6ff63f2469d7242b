import { run } from '../run.ts'
import { fakeSource } from './fake-source.ts'

await run(fakeSource)
