import { mount } from './app/mount.tsx'

// Never a top-level await: chunks that this one waits for import from it.
const start = async (root: HTMLElement) => {
  try {
    if (import.meta.env.MODE === 'standin') {
      const { startStandin } = await import('@quarterdeck/standin')
      await startStandin({ base: import.meta.env.BASE_URL })
    }
    await mount(root)
  } catch (error) {
    reportError(error)
    root.textContent = 'Quarterdeck could not be loaded. Reload the page to try again.'
  }
}

const root = document.getElementById('root')
if (root) void start(root)
