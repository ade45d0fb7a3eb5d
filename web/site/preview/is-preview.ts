import { createContext } from 'react'

/** Whether what stands here is shown ahead of its time: nobody can send an enquiry about it. */
export const IsPreview = createContext(false)
