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

  // Only for the browser's memory: a preload that turns out not to be needed, or only later, would be complained about.
  const keep = (href) => fetch(href).catch(() => undefined)
  const hint = (link) => document.head.append(Object.assign(document.createElement('link'), link))

  // A dark page never flashes white.
  const scheme = kept('userColorScheme')
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const page = document.documentElement
  page.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  page.dataset.chosenScheme = scheme === 'light' || scheme === 'dark' ? scheme : 'auto'

  // What the screen will ask for is asked for now, and not once the app has started. The build knows the files.
  const { app, font, files, screens } = /* written by the build */ { files: [], screens: {} }
  const screen = screens[location.pathname.replace(/^\/admin\/?/, '').replace(/\d+/, '$id')] ?? {}
  const languages = [kept('userLocale'), navigator.language.toLowerCase().split('-')[0], 'en']
  const language = languages.find((each) => screen[each])
  if (language) page.lang = language

  // On a slow line the app goes before its font, which has a stand-in of the same measures.
  if (app) hint({ rel: 'modulepreload', href: `/admin/${app}`, onload: () => keep(`/admin/${font}`) })
  for (const index of [...(screen.always ?? []), ...(screen[language] ?? [])]) {
    const href = `/admin/${files[index]}`
    if (href.endsWith('.css')) void keep(href)
    else hint({ rel: 'modulepreload', href })
  }
})()
