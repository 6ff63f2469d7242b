// Runs before the first paint. A file of its own: no inline script to allow.
;(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be forbidden; the system decides then.
      return null
    }
  }

  // A dark page never flashes white.
  const scheme = kept('userColorScheme')
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const page = document.documentElement
  page.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  page.dataset.chosenScheme = scheme === 'light' || scheme === 'dark' ? scheme : 'auto'

  const { path, asks, scripts } = Object.fromEntries(
    Object.entries(document.currentScript.dataset).map(([name, value]) => [name, JSON.parse(value)]),
  )
  if (!scripts) return
  // The server knows the language by a cookie, which comes and goes. What is not in one's own is not shown (show.js).
  page.lang = kept('userLocale') ?? page.lang

  /** What the app asked for here the last time, or what it asks for where nobody has chosen anything. */
  const addresses = () => {
    const { pathname, search } = location
    try {
      const last = JSON.parse(kept('asked') ?? '{}')[pathname + search]
      if (last) return last
    } catch {
      // It will be written anew.
    }
    const names = path.split('/')
    const values = pathname.replace(/^\/admin/, '').split('/')
    return search ? [] : asks.map((each) => each.replace(/\$\w+/g, (name) => values[names.indexOf(name)]))
  }

  const preload = (script) => {
    const about = { rel: 'modulepreload', href: `/admin/${script}`, crossOrigin: '' }
    document.head.append(Object.assign(document.createElement('link'), about))
  }
  const [largest, ...others] = scripts
  // The connection that the page came by is the first to be free: the others have to be opened. It is not left to a small
  // answer, while nothing else comes.
  preload(largest)
  // What the app will ask for is asked for now, and before its other files, for which it would have to wait: kit/lib/api/early-requests.ts
  // takes the answers.
  if (document.cookie.includes('quarterdeck.signed-in=1')) {
    window.early = new Map()
    for (const address of new Set(['/api/me', ...addresses()])) {
      const answer = fetch(address)
      answer.catch(() => undefined)
      window.early.set(address, answer)
    }
  }
  for (const script of others) preload(script)
})()
