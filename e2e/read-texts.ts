/** Runs in the page: returns visible texts that aren't from a catalog, and texts from a catalog that are clipped. */
export const readTexts = () => {
  const bracketed = /⟦[^⟦⟧]*⟧/g
  /** Width of the added brackets, in pixels. */
  const brackets = 14
  const hasWord = /\p{L}{2,}/u

  const strip = (text: string) => {
    let rest = text
    for (let before = ''; before !== rest; ) {
      before = rest
      rest = rest.replace(bracketed, ' ')
    }
    return rest.replace(/^[\s:·,–-]+|[\s:·,–-]+$/gu, '')
  }
  // The words of a button that is at work are faded out and moved away.
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('script, style, kbd, svg, [data-sample]')

  const rectsOf = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  const isHidden = (style: CSSStyleDeclaration, { width, height }: DOMRect) =>
    style.position === 'absolute' && (width <= 2 || height <= 2)

  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  /** Returns true if an ancestor cuts off a part of the text; visually hidden texts are excepted. */
  const isClipped = (node: Node): boolean => {
    const rects = rectsOf(node)
    for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (isHidden(style, box) || style.position === 'fixed') return false
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return false
      const across =
        cuts(style.overflowX) &&
        rects.some(({ left, right }) => left < box.left - brackets || right > box.right + brackets)
      const down =
        cuts(style.overflowY) && rects.some(({ top, bottom }) => top < box.top - 3 || bottom > box.bottom + 3)
      if (across || down) return true
    }
    return rects.some(({ right, width }) => width > 0 && right > innerWidth + 1)
  }

  const isTitled = (element: Element | null) =>
    element !== null && element.getAttribute('title') === element.textContent

  /**
   * Returns true where an ellipsis is intended: in the last breadcrumb, which the heading repeats, in columns that can
   * be widened, and in texts that appear in full under the pointer.
   */
  const isShortened = (element: Element) =>
    element.closest('ol [aria-current=page]') ||
    element.closest('table')?.querySelector('hr[aria-valuenow]') ||
    isTitled(element.closest('[title]'))

  const unknown = new Set<string>()
  const clipped = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (!text.trim() || !node.parentElement || !isSeen(node.parentElement)) continue
    if (hasWord.test(strip(text))) unknown.add(strip(text))
    if (text.includes('⟦') && !isShortened(node.parentElement) && isClipped(node)) clipped.add(text)
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!isSeen(element)) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name) ?? ''
      if (hasWord.test(strip(text))) unknown.add(strip(text))
    }
  }
  return { unknown: [...unknown], clipped: [...clipped] }
}
