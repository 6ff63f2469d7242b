// Runs before the first paint, so that a dark page never flashes white. A file of its own: no inline script to allow.
;(() => {
  let kept = null
  try {
    kept = localStorage.getItem('userColorScheme')
  } catch {
    // Storage may be forbidden; the system decides then.
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
})()
