import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { withMessages } from './i18n/catalogue.ts'

type LazyScreen = (() => ReactNode) & { readonly preload: () => Promise<void> | undefined }

/**
 * Loads a route's screen and its messages on first use; the router does that before it renders and keeps the old
 * screen until then. The router's own helper would reload the page if a file is missing, and hide the failure until
 * then.
 * Whoever cancels the preload-error event handles it: then there is no screen, and no error.
 */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent>> | undefined>,
  name: Name,
): LazyScreen => {
  let screen: FunctionComponent | undefined
  let loading: Promise<void> | undefined
  const fetch = async () => {
    try {
      screen = (await withMessages(load))?.[name]
    } finally {
      loading = undefined
    }
  }
  const preload = () => {
    if (screen) return undefined
    loading ??= fetch()
    return loading
  }
  return Object.assign(() => screen && createElement(screen), { preload })
}

/** Prefetches the data of a screen. Errors are ignored, because the screen reads the data again and reports them. */
export const prefetchQuietly = async (ask: () => Promise<unknown>): Promise<void> => {
  try {
    await ask()
  } catch {
    // It is asked for again where it is shown.
  }
}
