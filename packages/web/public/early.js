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

  const hint = (link) => document.head.append(Object.assign(document.createElement('link'), link))

  // A dark page never flashes white.
  const scheme = kept('userColorScheme')
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'

  // What the screen will ask for is asked for now, and not once the app has started. The build knows the files.
  const { app, font, files, screens } = /* written by the build */ { files: [], screens: {} }
  const screen = screens[location.pathname.replace(/^\/admin\/?/, '').replace(/\d+/, '$id')] ?? {}
  const language = [kept('userLocale'), navigator.language.split('-')[0], 'en'].find((each) => screen[each]) ?? ''

  // On a slow line the app goes before its font, which has a stand-in of the same measures.
  const askForFont = () =>
    hint({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: `/admin/${font}` })
  if (app) hint({ rel: 'modulepreload', href: `/admin/${app}`, onload: askForFont })
  for (const index of [...(screen.always ?? []), ...(screen[language] ?? [])]) {
    const href = `/admin/${files[index]}`
    if (href.endsWith('.css')) {
      // Only for the browser's memory: a preload that turns out not to be needed would be complained about.
      fetch(href).catch(() => undefined)
    } else hint({ rel: 'modulepreload', href })
  }
  for (const href of screen.answers ?? []) hint({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
})()
