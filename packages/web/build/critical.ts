import postcss, { type Rule } from 'postcss'

/** Attributes set on the page before the app starts (public/early.js). */
const ofPage = ['data-mantine-color-scheme', 'data-chosen-scheme', 'lang']

interface Marks {
  readonly classes: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

/** Parses each class text once, because many elements have the same. */
const valuesOf = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, value = '']) => value)),
]

const marksOf = (html: string): Marks => ({
  classes: new Set(valuesOf(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/))),
  attributes: new Set([...ofPage, ...valuesOf(html, /\s([a-z][\w-]*)(?==|[\s>])/g)]),
})

/** Selectors of states that inert screens can't have. */
const ofActions = /:(?:hover|active|focus|checked|invalid)|::(?:selection|file-selector-button)/

/** Checks that a selector could match any of the marks. */
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

const namesUsed = (text: string) => valuesOf(text, /var\((--[\w-]+)/g)

/** Takes away the variables that nothing refers to, then those that only they referred to, and so on. */
const withoutUnused = (root: postcss.Root, html: string): void => {
  const usedByHtml = namesUsed(html)
  for (;;) {
    const used = new Set([...usedByHtml, ...namesUsed(root.toString())])
    let removed = 0
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      removed++
    })
    if (removed === 0) return
  }
}

/** Cache of parsed style sheets by text: parsing takes most of the time, and many screens share them. */
const parsed = new Map<string, postcss.Root>()

const parse = (css: string): postcss.Root => {
  const known = parsed.get(css) ?? postcss.parse(css)
  parsed.set(css, known)
  return known.clone()
}

/**
 * Returns the rules that a screen's outlines need, to inline them in its page so that it doesn't wait. Excludes fonts.
 * @param sheets texts of the style sheets, in order
 * @param html everything that can be shown
 */
export const criticalOf = (sheets: readonly string[], html: string): string => {
  const root = postcss.root()
  root.append(...sheets.map(parse))
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
