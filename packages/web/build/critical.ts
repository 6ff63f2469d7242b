import postcss, { type Rule } from 'postcss'

/** What the page itself is marked with before the app is there (public/early.js). */
const ofPage = ['data-mantine-color-scheme', 'data-chosen-scheme', 'lang']

interface Marks {
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

const marksOf = (html: string): Marks => ({
  classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))),
  attributes: new Set([...ofPage, ...[...html.matchAll(/\s([a-z][\w-]*)(?==|[\s>])/g)].map(([, name = '']) => name)]),
})

/** What nobody can do to a screen that is inert. */
const ofActions = /:(?:hover|active|focus|checked|invalid)|::(?:selection|file-selector-button)/

/** Whether something of the marks may be meant: in doubt it is. */
const mayMean = (selector: string, { classes, attributes }: Marks): boolean => {
  // What must not hold, and what may be one of several, says nothing about what is needed.
  const needed = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)|:(?:is|where)\([^()]*,[^()]*\)/g, '')
  const names = (pattern: RegExp) => [...needed.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', ''))
  return (
    !ofActions.test(selector) &&
    names(/\.((?:[\w-]|\\.)+)/g).every((name) => classes.has(name)) &&
    names(/\[([\w-]+)/g).every((name) => attributes.has(name))
  )
}

const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name)

const namesUsed = (text: string) => new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))

/** Takes away the variables that nothing refers to, then those that only they referred to, and so on. */
const withoutUnused = (root: postcss.Root, html: string): void => {
  for (;;) {
    const used = namesUsed(html + root.toString())
    let removed = 0
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      removed++
    })
    if (removed === 0) return
  }
}

/**
 * The rules of style sheets that the outlines of a screen are drawn by, so that they can stand in its page and nothing has
 * to be waited for. Fonts are not among them.
 * @param css the style sheets, one after the other
 * @param html all that may be shown
 */
export const criticalOf = (css: string, html: string): string => {
  const root = postcss.parse(css)
  const marks = marksOf(html)
  root.walkAtRules(/^(?:font-face|charset)$/, (rule) => void rule.remove())
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const selectors = rule.selectors.filter((selector) => mayMean(selector, marks))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  withoutUnused(root, html)
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()))
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()))
  return root.toString()
}
