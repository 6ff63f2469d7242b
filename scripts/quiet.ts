import { afterAll, afterEach } from 'vitest'

/**
 * A noisy test fails. A test that expects a complaint says so:
 * `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
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
