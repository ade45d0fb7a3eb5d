import type { ComponentProps } from 'react'
import { roles } from '#contract/roles.ts'
import { Select } from '#web/ui/select.tsx'
import { roleLabels } from './role-labels.ts'

/** One of the roles. */
export function RoleSelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select {...props}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleLabels[role]}
        </option>
      ))}
    </Select>
  )
}
