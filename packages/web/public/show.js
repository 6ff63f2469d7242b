// Shows the screen that the build has prerendered (build/pages.ts), then starts the app, which takes its place.
void (async () => {
  const { app, kind } = document.currentScript.dataset
  const { lang } = document.documentElement
  // Outlines would promise for ever what does not come; the words are those of main.tsx.
  const onerror = () => {
    const root = document.getElementById('root')
    root.inert = false
    root.textContent = 'Quarterdeck could not be loaded. Reload the page to try again.'
  }
  /** The style sheets of the app; what is shown before has its own rules in the page. */
  const sheets = [...document.querySelectorAll('link[media=print]')]
  const isThere = (link) =>
    link.sheet ||
    new Promise((resolve) => {
      link.onload = link.onerror = resolve
    })
  /** What the browser reads for the first number and day of a language takes long: while the app is on its way. */
  const readFormats = () => {
    new Intl.NumberFormat(lang, { style: 'currency', currency: 'USD' }).format(1)
    new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format()
  }
  const start = async () => {
    if (kind === 'list') setTimeout(readFormats)
    await Promise.all(sheets.map(isThere))
    // Where something can be pressed they are for that, too. Outlines would be laid out anew for nothing (app/mount.tsx).
    if (kind === 'entrance') for (const link of sheets) link.media = 'all'
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app, onerror }))
  }
  let isStarted = false
  const startBehind = () => {
    if (isStarted) return
    isStarted = true
    // What nobody sees is not painted.
    document.hidden ? void start() : requestAnimationFrame(() => setTimeout(start))
  }

  const offered = async () => {
    try {
      const answer = await fetch('/api/setup')
      return answer.ok ? await answer.json() : undefined
    } catch {
      // The app will find out for itself, and say so.
      return undefined
    }
  }

  /** The accounts of a sample installation: the build has drawn one of each role, with its role for an address. */
  const fillSamples = (samples, accounts) => {
    if (accounts.length === 0) return samples.remove()
    const addressOf = (item) => item.querySelector('button').lastElementChild
    const items = new Map([...samples.querySelectorAll('li')].map((item) => [addressOf(item).textContent, item]))
    const ofAccount = ({ accessRole, email }) => {
      const item = items.get(accessRole).cloneNode(true)
      addressOf(item).textContent = email
      return item
    }
    samples.querySelector('ul').replaceChildren(...accounts.map(ofAccount))
  }

  /** The build has drawn the button of the colour scheme for each choice. */
  const keepScheme = (buttons) => {
    const chosen = document.documentElement.dataset.chosenScheme
    for (const [index, scheme] of ['auto', 'light', 'dark'].entries()) if (scheme !== chosen) buttons[index].remove()
  }

  /** Notes what is done before the app is there, for it to go on with. */
  const listen = (root, painted) => {
    const end = new AbortController()
    painted.release = () => end.abort()
    const on = (type, note) => root.addEventListener(type, note, { signal: end.signal })
    on('input', ({ target }) => painted.changed.add(target))
    on('click', ({ target }) => {
      painted.pressed = target.closest('button') ?? painted.pressed
    })
    on('submit', (event) => event.preventDefault())
  }

  const screens = [...document.querySelectorAll(`script[lang="${lang}"]`)]
  const screen = screens.findLast((each) => each.dataset.width <= innerWidth) ?? screens[0]
  const template = screen && Object.assign(document.createElement('template'), { innerHTML: screen.textContent })

  const root = document.getElementById('root')
  const show = () => {
    for (const first of template.content.querySelectorAll('[data-copies]'))
      for (let copy = 0; copy < first.dataset.copies; copy++) first.after(first.cloneNode(true))
    root.append(template.content)
  }

  /** The sign-in screen is the real one, which the app takes over. */
  const showLogin = async () => {
    // The app waits no longer than this for what it could find out for itself.
    setTimeout(startBehind, 1000)
    const offer = await offered()
    // Where the app is there first, the place is its own (kit/lib/prerendered-input.ts).
    if (!offer || window.painted === null) return
    window.painted = { offer, isShown: false, changed: new Set(), pressed: null, release() {} }
    if (offer.needed) return
    fillSamples(template.content.querySelector('main section'), offer.accounts)
    listen(root, window.painted)
    show()
    window.painted.isShown = true
  }

  try {
    const isSignedIn = document.cookie.includes('quarterdeck.signed-in=1')
    const buttons = template?.content.querySelectorAll('[data-scheme-button]') ?? []
    if (buttons.length > 0) keepScheme(buttons)
    if (!template) return
    if (/^\/admin\/login\/?$/.test(location.pathname)) await showLogin()
    else if (kind === 'entrance' || isSignedIn) {
      // Nothing of it works yet, and what would be typed would be lost.
      root.inert = true
      show()
    }
  } finally {
    startBehind()
  }
})()
