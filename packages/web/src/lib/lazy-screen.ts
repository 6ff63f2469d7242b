import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { withWords } from './i18n/catalogue.ts'

type LazyScreen = (() => ReactNode) & { readonly preload: () => Promise<void> | undefined }

/**
 * A route's screen that is loaded, with its words, when it is first needed; the router does that before it renders, and
 * leaves the old screen in its place until then. Its own helper would reload the page by itself when a file is gone, and
 * hide the failure until then.
 * Whoever cancels the preload-error event sees to what happens instead: then there is no screen, and no error.
 */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent>> | undefined>,
  name: Name,
): LazyScreen => {
  let screen: FunctionComponent | undefined
  let loading: Promise<void> | undefined
  const fetch = async () => {
    try {
      screen = (await withWords(load))?.[name]
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

/**
 * Asks for what a screen will show before it is there. Where not even that can be loaded, the screen cannot be either, and
 * sees to it.
 */
export const askAhead = async (ask: () => Promise<unknown>): Promise<void> => {
  try {
    await ask()
  } catch {
    // It is asked for again where it is shown.
  }
}
