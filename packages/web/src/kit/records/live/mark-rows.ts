/** Long enough to be seen by someone who was just looking elsewhere on the page. */
const shownMs = 4000

const rowsOf = (entity: string, ids: ReadonlySet<string>) =>
  [...document.querySelectorAll<HTMLElement>(`[data-list="${entity}"] [data-row]`)].filter(({ dataset }) =>
    ids.has(dataset.row ?? ''),
  )

/** Marks rows of a list for a moment, once they are drawn. The row's own component need not know. */
export const markRows = (entity: string, ids: ReadonlySet<string>): void => {
  if (ids.size === 0) return
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const row of rowsOf(entity, ids)) {
        const at = String(performance.now())
        row.dataset.changed = at
        setTimeout(() => {
          if (row.dataset.changed === at) delete row.dataset.changed
        }, shownMs)
      }
    }),
  )
}
