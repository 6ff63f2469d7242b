// Shows the screen that the build has drawn (build/paint-ahead.ts), then starts the app, which takes its place.
void (async () => {
  const { app } = document.currentScript.dataset
  const start = () =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app }))
  const startBehind = () =>
    // What nobody sees is not painted.
    document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))

  const offered = async () => {
    try {
      const answer = await fetch('/api/setup', { signal: AbortSignal.timeout(1000) })
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

  const paint = ({ content, dataset }, { accounts }) => {
    const root = document.getElementById('root')
    keepScheme(content.querySelectorAll('header button'))
    fillSamples(content.querySelector('main section'), accounts)
    listen(root, window.painted)
    document.title = dataset.title
    root.append(content)
    window.painted.isShown = true
  }

  const template = document.querySelector(`template[lang="${document.documentElement.lang}"]`)
  const offer = await offered()
  if (!offer) return start()
  window.painted = { offer, isShown: false, changed: new Set(), pressed: null, release() {} }
  try {
    if (!offer.needed) paint(template, offer)
  } finally {
    startBehind()
  }
})()
