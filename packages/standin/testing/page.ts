import { startStandin } from '../src/index.ts'

const settings = new URLSearchParams(location.search)

await startStandin({
  base: import.meta.env.BASE_URL,
  ...(settings.has('delay') && { delay: Number(settings.get('delay')) }),
})
document.documentElement.dataset.standin = 'started'
