import { createContext, useContext } from 'react'

const InShell = createContext(false)

/** Marks content inside the app shell, which already has the landmarks of a page. */
export const InShellProvider = InShell.Provider
export const useInShell = (): boolean => useContext(InShell)
