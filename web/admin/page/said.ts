import { createContext, useContext, useEffect } from 'react'

/** Says something in the live region of what is loaded, which is there before it has anything to say. */
export const SaidContext = createContext<(text: string) => void>(() => {})

/** Has a screen reader say this for as long as it is shown. */
export function useSaid(text: string) {
  const say = useContext(SaidContext)
  useEffect(() => {
    say(text)
    return () => say('')
  }, [say, text])
}
