export const en = {
  least: (count: number) => `Use at least ${count} characters`,
  strengths: { 1: 'Easy to guess', 2: 'Fair', 3: 'Good', 4: 'Strong' },
}
