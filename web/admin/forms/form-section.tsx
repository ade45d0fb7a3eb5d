import type { ComponentProps, ReactNode } from 'react'
import { useFormState } from 'react-hook-form'

/** Fields that stand in no section of a form: they too are inert while it is saved, since they then hold what is saved. */
export function FormFields(props: ComponentProps<'div'>) {
  const { isSubmitting } = useFormState()
  return <div inert={isSubmitting} {...props} />
}

/** A ruled section of a long form, its name in the margin; its rule is as long as the page's, its fields as wide as is read. Its fields are inert while the form is saved. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return (
    <section
      inert={isSubmitting}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-t border-ink pt-4 pb-10 md:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2 className="annotation pt-1">{title}</h2>
      <div className="grid max-w-212 min-w-0 grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </section>
  )
}
