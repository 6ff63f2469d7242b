import { afterAll, afterEach } from 'vitest'

/**
 * Fails noisy tests. A test that expects a console message mocks it: `vi.spyOn(console, 'error').mockImplementation(()
 * => undefined)`.
 */
let noise: Error[] = []

for (const method of ['error', 'warn'] as const) {
  console[method] = (...what: unknown[]) => {
    noise.push(new Error(`console.${method}: ${what.map(String).join(' ')}`))
  }
}

const failOnNoise = () => {
  const [first] = noise
  noise = []
  if (first) throw first
}

afterEach(failOnNoise)
afterAll(failOnNoise)
