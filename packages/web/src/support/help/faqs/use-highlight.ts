import { type RefObject, useEffect } from 'react'

const name = 'qd-found'

const rangesIn = (element: HTMLElement, words: readonly string[]): Range[] => {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.toLowerCase() ?? ''
    for (const word of words)
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        ranges.push(range)
      }
  }
  return ranges
}

/**
 * Highlights words in a text without changing its DOM; does nothing in browsers without the CSS Custom Highlight API.
 */
export const useHighlight = (box: RefObject<HTMLElement | null>, words: readonly string[], text: string): void => {
  const wanted = words.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other places
  useEffect(() => {
    const element = box.current
    if (!element || wanted === '' || !('highlights' in CSS)) return
    const mark = () => CSS.highlights.set(name, new Highlight(...rangesIn(element, wanted.split('\n'))))
    // What formats the text comes a moment later.
    const observer = new MutationObserver(mark)
    observer.observe(element, { childList: true, subtree: true })
    mark()
    return () => {
      observer.disconnect()
      CSS.highlights.delete(name)
    }
  }, [box, wanted, text])
}
