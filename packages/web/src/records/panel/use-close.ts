import { useNavigate, useRouter } from '@tanstack/react-router'

/** Closes the panel: back to where it was opened from, or, where one came by a link, to the screen without it. */
export const useClose = () => {
  const { history } = useRouter()
  const navigate = useNavigate()
  return () => {
    if (history.location.state.isPanelOpened) return history.back()
    void navigate({
      to: '.',
      search: (({ peek: _, ...search }: { peek?: unknown }) => search) as never,
      replace: true,
      resetScroll: false,
    })
  }
}
