import { createContext, useContext } from 'react'

const FormMode = createContext<{ readonly readOnly: boolean }>({ readOnly: false })

export const FormModeProvider = FormMode.Provider
export const useReadOnly = (): boolean => useContext(FormMode).readOnly
