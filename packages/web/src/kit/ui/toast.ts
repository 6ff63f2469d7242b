import type { ExternalToast } from 'sonner'
import { failures } from './failures/failures.ts'
import { releaseFocus } from './heading-focus.ts'
import { withToaster } from './toasts/load-toaster.ts'

interface Options {
  readonly description?: string | undefined
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** Replaces the toast with that id instead of adding one. */
  readonly id?: string | number
  /** Milliseconds; the toaster's default if absent. */
  readonly duration?: number
}

const act = ({ onClick }: NonNullable<Options['action']>) => {
  releaseFocus()
  onClick()
}

const options = ({ description, action, id, duration }: Options): ExternalToast => ({
  ...(description && { description }),
  ...(action && { action: { label: action.label, onClick: () => act(action) } }),
  ...(id !== undefined && { id }),
  ...(duration !== undefined && { duration }),
})

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'

const say =
  (kind: Kind) =>
  (title: string, more: Options = {}) => {
    if (kind === 'error' || kind === 'warning') failures.keep(title, more.description)
    withToaster((sonner) => sonner[kind](title, options(more)), more.id)
  }

/** Toast notifications. Warnings and errors are also listed under the bell. */
export const toast = {
  default: (title: string, more: Options = {}) => withToaster((sonner) => sonner(title, options(more)), more.id),
  success: say('success'),
  info: say('info'),
  warning: say('warning'),
  error: say('error'),
  loading: say('loading'),
  // A toast comes with the next task, and so must its end.
  dismiss: (id?: string | number) => withToaster((sonner) => setTimeout(() => sonner.dismiss(id)), id),
}
