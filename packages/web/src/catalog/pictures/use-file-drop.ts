import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** Files that are dropped on a part of the page, or pasted anywhere on it. Answers whether there were any. */
export const useFileDrop = (isOpen: boolean, take: (files: FileList | null | undefined) => boolean) => {
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isOpen && take(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  const over = (event: DragEvent) => {
    if (!isOpen || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (isOpen) take(event.dataTransfer.files)
  }
  return { isOver, target: { onDragOver: over, onDragLeave: leave, onDrop: drop } }
}
