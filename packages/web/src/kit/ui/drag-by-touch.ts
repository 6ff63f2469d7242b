/** Milliseconds a finger must rest to start dragging, less than the browser's context menu takes. */
const pressMs = 350
/** Largest movement during that time, in pixels; more is scrolling. */
const mostStray = 10
/** Interval of drag events under a resting finger, in milliseconds, so that the target can keep scrolling. */
const tellMs = 100

interface Point {
  readonly clientX: number
  readonly clientY: number
}

interface Taken {
  readonly to: (at: Point) => void
  readonly drop: () => void
  readonly cancel: () => void
}

/** Returns a clone of the dragged element that follows the finger. */
const likenessOf = (element: HTMLElement, from: Point) => {
  const { left, top, width } = element.getBoundingClientRect()
  const likeness = element.cloneNode(true) as HTMLElement
  likeness.inert = true
  likeness.removeAttribute('data-row')
  Object.assign(likeness.style, {
    position: 'fixed',
    zIndex: '1000',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    margin: '0',
    opacity: '0.9',
    pointerEvents: 'none',
  })
  document.body.append(likeness)
  return {
    to: ({ clientX, clientY }: Point) => {
      likeness.style.transform = `translate(${clientX - from.clientX}px, ${clientY - from.clientY}px)`
    },
    remove: () => likeness.remove(),
  }
}

/** Starts dragging like a mouse: source and target receive the standard drag events. */
const take = (element: HTMLElement, from: Point): Taken => {
  const dataTransfer = new DataTransfer()
  const send = (target: Element, type: string, { clientX, clientY }: Point) =>
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, composed: true, clientX, clientY, dataTransfer }),
    )
  let at = from
  let over: Element | undefined
  const tell = () => {
    const target = document.elementFromPoint(at.clientX, at.clientY) ?? document.body
    if (target !== over) send(target, 'dragenter', at)
    over = target
    send(target, 'dragover', at)
  }
  send(element, 'dragstart', from)
  const likeness = likenessOf(element, from)
  const telling = setInterval(tell, tellMs)
  const end = () => {
    clearInterval(telling)
    likeness.remove()
    send(element, 'dragend', at)
  }
  return {
    to: (point) => {
      at = point
      likeness.to(at)
      tell()
    },
    drop: () => {
      tell()
      if (over) send(over, 'drop', at)
      end()
    },
    cancel: end,
  }
}

/** Follows a finger from touch to release. Returns the function that cancels. */
const follow = (element: HTMLElement, from: Point): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  let taken: Taken | undefined
  const pressed = setTimeout(() => {
    taken = take(element, from)
  }, pressMs)
  const leave = () => {
    clearTimeout(pressed)
    listening.abort()
    element.draggable = true
  }
  const letGo = () => {
    if (signal.aborted) return
    taken?.cancel()
    leave()
  }
  const move = (event: TouchEvent) => {
    const [at] = event.touches
    if (!at || event.touches.length > 1) return letGo()
    if (taken) {
      event.preventDefault()
      return taken.to(at)
    }
    if (Math.hypot(at.clientX - from.clientX, at.clientY - from.clientY) > mostStray) letGo()
  }
  const up = (event: TouchEvent) => {
    // No click follows, which would open what was dragged.
    if (taken) event.preventDefault()
    taken?.drop()
    leave()
  }
  // Some browsers would drag it in their own way after a while, or show a menu.
  element.draggable = false
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal, capture: true })
  // To whoever watches a mouse, its moves without a drag mean that the drag is over.
  window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { signal, capture: true })
  element.addEventListener('touchmove', move, { signal, passive: false })
  element.addEventListener('touchend', up, { signal, passive: false })
  element.addEventListener('touchcancel', letGo, { signal })
  return letGo
}

/** Makes an element draggable by a resting finger. Returns the function that removes this. */
export const dragByTouch = (element: HTMLElement): (() => void) => {
  let letGo: (() => void) | undefined
  const start = ({ touches, target }: TouchEvent) => {
    letGo?.()
    const [at] = touches
    const isControl = target instanceof Element && target.closest('button, input, select, textarea') !== null
    if (at && touches.length === 1 && !isControl) letGo = follow(element, at)
  }
  element.addEventListener('touchstart', start, { passive: true })
  return () => {
    element.removeEventListener('touchstart', start)
    letGo?.()
  }
}
