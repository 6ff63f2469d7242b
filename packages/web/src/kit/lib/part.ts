import { use } from 'react'
import { withMessages } from './i18n/catalogue.ts'
import { readable } from './i18n/readable.ts'

/** A heavy module, loaded with its messages on first use. */
export interface Part<Value> {
  /** The same promise each time, so that React may `use` it. */
  readonly load: () => Promise<Value>
}

export const part = <Value>(load: () => Promise<Value>): Part<Value> => {
  let loading: Promise<Value> | undefined
  return {
    load: () => {
      loading ??= readable(withMessages(load))
      return loading
    },
  }
}

/** Returns the value of the module. Suspends until it is loaded. */
export const useLazyModule = <Value>({ load }: Part<Value>): Value => use(load())
