import { createContext, useContext } from 'react'

const InShell = createContext(false)

/** Around what stands inside the shell, which has the landmarks of a page already. */
export const InShellProvider = InShell.Provider
export const useInShell = (): boolean => useContext(InShell)
