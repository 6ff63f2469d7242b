import { use } from 'react'
import { withMessages } from './i18n/catalogue.ts'
import { readable } from './i18n/readable.ts'

/** A heavy module, loaded with its messages on first use. */
export interface LazyModule<Value> {
  /** The same promise each time, so that React may `use` it. */
  readonly load: () => Promise<Value>
}

export const lazyModule = <Value>(load: () => Promise<Value>): LazyModule<Value> => {
  let loading: Promise<Value> | undefined
  return {
    load: () => {
      loading ??= readable(withMessages(load))
      return loading
    },
  }
}

/** Returns the value of the module. Suspends until it is loaded. */
export const useLazyModule = <Value>({ load }: LazyModule<Value>): Value => use(load())
